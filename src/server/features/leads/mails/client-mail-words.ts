/** What clients are mailed about the attorneys they contacted. */
export const CLIENT_MAILS = {
  others: {
    en: (names: string) => `Other attorneys shown in your chat: ${names}.`,
    es: (names: string) => `Otros abogados que aparecieron en su conversación: ${names}.`,
  },
  freeHelp: {
    en: 'Free legal help in New York is listed at https://www.lawhelpny.org.',
    es: 'En https://www.lawhelpny.org hay una lista de ayuda legal gratis en Nueva York.',
  },
  read: { en: 'Read the message', es: 'Leer el mensaje' },
  accepted: {
    subject: {
      en: (name: string) => `${name} accepted your request`,
      es: (name: string) => `${name} aceptó su solicitud`,
    },
    heading: { en: 'An attorney accepted your request', es: 'Un abogado aceptó su solicitud' },
    text: {
      en: (name: string) => `${name} accepted and will reach out to you by e-mail.`,
      es: (name: string) => `${name} aceptó y le escribirá por correo electrónico.`,
    },
  },
  declined: {
    subject: {
      en: (name: string) => `${name} declined your request`,
      es: (name: string) => `${name} rechazó su solicitud`,
    },
    heading: { en: 'An attorney declined your request', es: 'Un abogado rechazó su solicitud' },
    text: {
      en: (name: string) => `${name} declined and left you a message.`,
      es: (name: string) => `${name} no puede tomar su caso y le dejó un mensaje.`,
    },
    another: {
      en: (url: string) => `You can contact another attorney from the same chat: ${url}`,
      es: (url: string) => `Puede contactar a otro abogado desde la misma conversación: ${url}`,
    },
  },
  message: {
    subject: { en: (name: string) => `${name} wrote to you`, es: (name: string) => `${name} le escribió` },
    heading: { en: 'An attorney wrote to you', es: 'Un abogado le escribió' },
    text: {
      en: (name: string) =>
        `There is a new message from ${name}. We tell you about the first one only, until you have read it.`,
      es: (name: string) => `Hay un mensaje nuevo de ${name}. Le avisamos solo del primero, hasta que usted lo lea.`,
    },
  },
  reminder: {
    subject: {
      en: (name: string) => `No answer from ${name} yet`,
      es: (name: string) => `${name} todavía no ha respondido`,
    },
    heading: { en: 'No answer yet', es: 'Todavía no hay respuesta' },
    text: {
      en: (name: string) =>
        `${name} has not answered for a week. Your request stays open, and you can withdraw it at any time.`,
      es: (name: string) =>
        `${name} no ha respondido en una semana. Su solicitud sigue abierta, y usted puede retirarla cuando quiera.`,
    },
    noWait: {
      en: 'You do not have to wait: you can contact other attorneys from the same chat.',
      es: 'No tiene que esperar: puede contactar a otros abogados desde la misma conversación.',
    },
    action: { en: 'See other attorneys', es: 'Ver otros abogados' },
  },
} as const;
