import { brand } from '#web/brand.ts';
import { words } from '#web/lib/words.ts';

/** From the card of an attorney to the messages with them. */
export const attorneyWords = words({
  attorney: {
    heading: { en: 'Attorney advertising', es: 'Publicidad de abogados' },
    licensed: { en: 'Licensed in New York', es: 'Con licencia en Nueva York' },
    consultation: { en: 'Free online consultation', es: 'Consulta gratis en línea' },
    sponsored: { en: 'Sponsored', es: 'Patrocinado' },
    howWeOrder: { en: 'How attorneys are ordered', es: 'En qué orden se muestran los abogados' },
    noCharge: {
      en: 'No charge applies until a fee structure is discussed with the attorney.',
      es: 'No se cobra nada hasta que usted hable de los honorarios con el abogado.',
    },
    noEndorsement: {
      en: 'We do not endorse attorneys; some may pay to be shown more often.',
      es: 'No recomendamos a ningún abogado; algunos pueden pagar para aparecer más veces.',
    },
    contact: { en: 'Contact', es: 'Contactar' },
    status: { en: 'Status', es: 'Estado' },
    contactName: { en: (name: string) => `Contact ${name}`, es: (name: string) => `Contactar a ${name}` },
    statusName: { en: (name: string) => `Status of ${name}`, es: (name: string) => `Estado de ${name}` },
  },
  signIn: {
    title: { en: 'Sign in to contact attorneys', es: 'Inicie sesión para contactar abogados' },
    text: { en: 'With a free account you can', es: 'Con una cuenta gratis usted puede' },
    benefits: [
      { en: 'save your chat history', es: 'guardar el historial de sus conversaciones' },
      { en: 'track the attorneys you contacted', es: 'seguir a los abogados que contactó' },
      { en: 'get notified when an attorney replies', es: 'recibir un aviso cuando un abogado responda' },
    ],
    cancel: { en: 'Cancel', es: 'Cancelar' },
    action: { en: 'Sign In', es: 'Iniciar sesión' },
  },
  contact: {
    description: {
      en: 'Licensed in New York. The first consultation is free and online.',
      es: 'Con licencia en Nueva York. La primera consulta es gratis y en línea.',
    },
    acknowledgements: [
      {
        en: 'The attorney will see this chat up to now, with e-mail addresses and phone numbers hidden.',
        es: 'El abogado verá esta conversación hasta ahora, sin los correos electrónicos ni los números de teléfono.',
      },
      {
        en: 'Contacting an attorney does not create an attorney-client relationship.',
        es: 'Contactar a un abogado no crea una relación de abogado y cliente.',
      },
      {
        en: 'Your name and e-mail address are shared only if the attorney accepts.',
        es: 'Su nombre y su correo electrónico se comparten solo si el abogado acepta.',
      },
      {
        en: `${brand.name} does not endorse attorneys. It only verifies that they are licensed.`,
        es: `${brand.name} no recomienda a ningún abogado. Solo verifica que tenga licencia.`,
      },
    ],
    acknowledge: { en: 'I acknowledge the above', es: 'Entiendo y acepto lo anterior' },
    additional: { en: 'Additional information', es: 'Información adicional' },
    additionalHint: {
      en: 'For example how urgent it is, or when you can talk.',
      es: 'Por ejemplo, qué tan urgente es o cuándo puede hablar.',
    },
    preview: {
      title: { en: 'What the attorney will see', es: 'Lo que verá el abogado' },
      count: {
        en: (shared: number, all: number) => `${shared} of ${all} messages`,
        es: (shared: number, all: number) => `${shared} de ${all} mensajes`,
      },
      text: {
        en: 'Your chat up to now, as it will look to them. Names that you wrote stay visible. Untick what you want to leave out; answers may repeat what you wrote.',
        es: 'Su conversación hasta ahora, tal como la verá. Los nombres que usted escribió siguen visibles. Desmarque lo que quiera dejar fuera; las respuestas pueden repetir lo que usted escribió.',
      },
      share: {
        en: (number: number, who: string) => `Share message ${number}, ${who}`,
        es: (number: number, who: string) => `Compartir el mensaje ${number}, ${who}`,
      },
      leftOut: { en: 'Left out', es: 'Dejado fuera' },
      attorneys: { en: '[Attorneys shown redacted]', es: '[Abogados mostrados, ocultos]' },
      interview: {
        en: 'Filling in a document: hidden until the attorney accepts.',
        es: 'Llenando un documento: oculto hasta que el abogado acepte.',
      },
      nothing: {
        en: 'Please leave at least one message for the attorney to read.',
        es: 'Deje por lo menos un mensaje para que el abogado lo lea.',
      },
    },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    submit: { en: 'Submit', es: 'Enviar' },
    submitting: { en: 'Submitting...', es: 'Enviando...' },
    greeting: {
      en: (name: string) => `Hello ${name}, I would like to talk with you about my legal issue.`,
      es: (name: string) => `Hola, ${name}: me gustaría hablar con usted sobre mi problema legal.`,
    },
    success: {
      en: 'Attorney contacted successfully! Keep track of them on the "Attorneys Contacted" section of the sidebar',
      es: '¡Listo, el abogado fue contactado! Puede seguir su respuesta en “Abogados contactados”, en el menú de al lado',
    },
    notAcknowledged: {
      en: 'Please accept the acknowledgements to contact an attorney',
      es: 'Marque la casilla para contactar a un abogado',
    },
    noChat: {
      en: 'Cannot contact attorney: chat context is missing.',
      es: 'No se puede contactar al abogado: falta la conversación.',
    },
    alreadyExists: {
      en: 'You have already contacted this attorney about this chat.',
      es: 'Usted ya contactó a este abogado por esta conversación.',
    },
    permissionDenied: {
      en: 'You must sign in to contact attorneys.',
      es: 'Tiene que iniciar sesión para contactar abogados.',
    },
    unauthenticated: { en: 'Please sign in to contact attorneys.', es: 'Inicie sesión para contactar abogados.' },
    failed: {
      en: 'Failed to contact attorney. Please try again.',
      es: 'No se pudo contactar al abogado. Inténtelo otra vez.',
    },
    missing: {
      en: (attorney: string) => `Could not find contact attempt with attorney ${attorney} please try again`,
      es: (attorney: string) => `No se encontró el contacto con ${attorney}. Inténtelo otra vez`,
    },
  },
  status: {
    words: {
      pending: { en: 'Pending Review', es: 'En revisión' },
      accepted: { en: 'Accepted', es: 'Aceptado' },
      declined: { en: 'Declined', es: 'Rechazado' },
    },
    reasons: {
      'Outside Jurisdiction': { en: 'Outside Jurisdiction', es: 'Fuera de su jurisdicción' },
      'Outside Practice Area': { en: 'Outside Practice Area', es: 'Fuera de su área de práctica' },
      'Conflict of Interest': { en: 'Conflict of Interest', es: 'Conflicto de intereses' },
      'Lack of Capacity/Availability': { en: 'Lack of Capacity/Availability', es: 'Sin tiempo o sin cupo' },
      'Insufficient Merit': { en: 'Insufficient Merit', es: 'Fundamento insuficiente' },
      'Poor Client Fit': { en: 'Poor Client Fit', es: 'No es el abogado adecuado para el caso' },
      Other: { en: 'Other', es: 'Otra' },
    },
    label: { en: 'Status', es: 'Estado' },
    submitted: { en: 'Submitted', es: 'Enviado' },
    reason: { en: 'Reason', es: 'Razón' },
    message: { en: (name: string) => `Message from ${name}`, es: (name: string) => `Mensaje de ${name}` },
    others: {
      en: 'You can contact another attorney from the same chat, or look for free help at',
      es: 'Puede contactar a otro abogado desde la misma conversación, o buscar ayuda gratis en',
    },
    freeHelp: { label: 'LawHelpNY', url: 'https://www.lawhelpny.org' },
    unread: { en: 'New', es: 'Nuevo' },
    close: { en: 'Close', es: 'Cerrar' },
  },
  withdraw: {
    button: { en: 'Withdraw', es: 'Retirar' },
    title: { en: 'Withdraw this contact?', es: '¿Retirar este contacto?' },
    text: {
      en: (name: string) =>
        `${name} will no longer see your chat, your messages or that you asked. Messages between you are deleted. This cannot be undone.`,
      es: (name: string) =>
        `${name} ya no verá su conversación, sus mensajes ni que usted preguntó. Los mensajes entre ustedes se borran. Esto no se puede deshacer.`,
    },
    confirm: { en: 'Withdraw', es: 'Retirar' },
    working: { en: 'Withdrawing...', es: 'Retirando...' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    failed: { en: 'Failed to withdraw. Please try again.', es: 'No se pudo retirar. Inténtelo otra vez.' },
  },
  thread: {
    heading: { en: (name: string) => `Your messages with ${name}`, es: (name: string) => `Sus mensajes con ${name}` },
    pending: {
      en: (name: string) => `${name} is reviewing your request and will respond soon.`,
      es: (name: string) => `${name} está revisando su solicitud y responderá pronto.`,
    },
    accepted: {
      en: (name: string) => `${name} accepted your request and will reach out to you via e-mail.`,
      es: (name: string) => `${name} aceptó su solicitud y le escribirá por correo electrónico.`,
    },
    declined: {
      en: (name: string) => `${name} declined your request.`,
      es: (name: string) => `${name} rechazó su solicitud.`,
    },
    empty: { en: 'No messages yet.', es: 'Todavía no hay mensajes.' },
    loading: { en: 'Loading messages...', es: 'Cargando los mensajes...' },
    box: { en: (name: string) => `Message to ${name}`, es: (name: string) => `Mensaje para ${name}` },
    form: {
      send: { en: 'Send', es: 'Enviar' },
      sending: { en: 'Sending...', es: 'Enviando...' },
      unsuccessful: { en: 'Failed to send message', es: 'No se pudo enviar el mensaje' },
      failed: {
        en: 'Failed to send message. Please try again.',
        es: 'No se pudo enviar el mensaje. Inténtelo otra vez.',
      },
    },
    loadUnsuccessful: { en: 'Failed to load messages', es: 'No se pudieron cargar los mensajes' },
    loadFailed: {
      en: 'Failed to load messages. Please try again.',
      es: 'No se pudieron cargar los mensajes. Inténtelo otra vez.',
    },
  },
});
