import { DEFAULT_CHAT_TITLE, OPENING_MESSAGE } from '#domain/chat/chat.ts';
import { brand } from '#web/brand.ts';
import { counted } from '#web/lib/counted.ts';
import { words } from '#web/lib/words.ts';

/** What stands in and around a conversation: quoted sentences of the specification, and the few that it leaves to us. */
export const conversationWords = words({
  opening: { en: OPENING_MESSAGE, es: '¡Hola! ¿Puede contarme su problema? ¡Puedo intentar ayudarle!' },
  untitled: { en: DEFAULT_CHAT_TITLE, es: 'Nueva conversación' },
  chat: { en: 'Chat', es: 'Chat' },
  assistant: brand.name,
  assistantTitle: { en: `${brand.name} assistant`, es: `Asistente de ${brand.name}` },
  you: { en: 'You', es: 'Usted' },
  landing: {
    heading: { en: 'Get help in minutes.', es: 'Obtenga ayuda en minutos.' },
    text: {
      en: `${brand.name} was built to help consumers get the legal assistance they need.`,
      es: `${brand.name} se hizo para ayudar a las personas a conseguir la ayuda legal que necesitan.`,
    },
  },
  loadingChats: { en: 'Loading chats...', es: 'Cargando las conversaciones...' },
  loadingChat: { en: 'Loading chat...', es: 'Cargando la conversación...' },
  conversation: { en: 'Conversation', es: 'Conversación' },
  answered: {
    en: (summary: string) => `${brand.name} answered. ${summary}`,
    es: (summary: string) => `${brand.name} respondió. ${summary}`,
  },
  typing: { en: `${brand.name} is typing`, es: `${brand.name} está escribiendo` },
  jumpToLatest: { en: 'Jump to latest', es: 'Ir a lo último' },
  quickReplies: { en: 'Quick replies', es: 'Respuestas rápidas' },
  copyAnswer: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied', es: 'Copiado' },
  print: { en: 'Print chat', es: 'Imprimir la conversación' },
  quickExit: {
    button: { en: 'Leave this site quickly', es: 'Salir rápido de este sitio' },
    keys: { en: 'Or press Esc twice.', es: 'O presione Esc dos veces.' },
    hint: {
      en: 'It opens a weather page. It does not clear your history.',
      es: 'Abre una página del clima. No borra su historial.',
    },
  },
  dismiss: { en: 'Dismiss', es: 'Cerrar' },
  tryAgain: { en: 'Try again', es: 'Intentar otra vez' },
  addToCalendar: {
    en: (day: string) => `Add ${day} to my calendar (.ics)`,
    es: (day: string) => `Añadir el ${day} a mi calendario (.ics)`,
  },
  sources: {
    open: {
      en: (count: number) => counted(count, { one: '1 source', other: `${count} sources` }),
      es: (count: number) => counted(count, { one: '1 fuente', other: `${count} fuentes` }),
    },
    title: { en: 'Sources', es: 'Fuentes' },
    text: {
      en: 'What this answer rests on. Laws change: the official page has the last word.',
      es: 'En qué se basa esta respuesta. Las leyes cambian: la página oficial tiene la última palabra.',
    },
    checked: { en: (day: string) => `Last checked ${day}`, es: (day: string) => `Revisado por última vez el ${day}` },
    read: { en: 'Read it on the official page', es: 'Leerlo en la página oficial' },
  },
  rating: {
    up: { en: 'Good answer', es: 'Buena respuesta' },
    down: { en: 'Something is wrong with this answer', es: 'Algo está mal en esta respuesta' },
    title: { en: 'What is wrong with it?', es: '¿Qué está mal?' },
    text: {
      en: `${brand.name} staff read this, together with the answer but not with your chat. It is optional.`,
      es: `El personal de ${brand.name} lee esto junto con la respuesta, pero no con su conversación. Es opcional.`,
    },
    reason: { en: 'Your reason', es: 'Su razón' },
    submit: { en: 'Submit', es: 'Enviar' },
    skip: { en: 'Skip', es: 'Saltar' },
    failed: {
      en: 'Your rating could not be saved. Please try again.',
      es: 'No se pudo guardar su opinión. Inténtelo otra vez.',
    },
  },
  transcript: { en: `${brand.name} chat transcript`, es: `Conversación con ${brand.name}` },
  transcriptNote: {
    en: `General information, not legal advice. ${brand.name} is not a law firm.`,
    es: `Información general, no asesoría legal. ${brand.name} no es un bufete de abogados.`,
  },
  document: {
    ready: { en: 'PDF ready', es: 'PDF listo' },
    progress: {
      en: (asked: number, of: number) => `${asked} of ${of} answered`,
      es: (asked: number, of: number) => `${asked} de ${of} contestadas`,
    },
    fillIn: { en: 'Fill in here', es: 'Llenar aquí' },
    fillInName: { en: (title: string) => `Fill in here: ${title}`, es: (title: string) => `Llenar aquí: ${title}` },
    fillInWords: { en: (title: string) => `Fill in: ${title}`, es: (title: string) => `Llenar: ${title}` },
    see: { en: 'See it first', es: 'Verlo primero' },
    seeName: { en: (title: string) => `See it first: ${title}`, es: (title: string) => `Verlo primero: ${title}` },
    continue: { en: 'Go on as a form', es: 'Seguir como formulario' },
    continueName: {
      en: (title: string) => `Go on as a form: ${title}`,
      es: (title: string) => `Seguir como formulario: ${title}`,
    },
    open: { en: 'Review', es: 'Revisar' },
    openName: { en: (title: string) => `Review ${title}`, es: (title: string) => `Revisar ${title}` },
    download: { en: 'Download PDF', es: 'Descargar PDF' },
    downloadName: { en: (title: string) => `Download PDF: ${title}`, es: (title: string) => `Descargar PDF: ${title}` },
  },
});
