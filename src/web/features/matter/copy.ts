import { counted } from '#web/lib/counted.ts';
import { words } from '#web/lib/words.ts';

export const matterWords = words({
  title: { en: 'My matter', es: 'Mi asunto' },
  loading: { en: 'Loading...', es: 'Cargando...' },
  failed: {
    en: 'Your matter could not be loaded. Please try again.',
    es: 'No se pudo cargar su asunto. Inténtelo otra vez.',
  },
  tryAgain: { en: 'Try again', es: 'Intentar otra vez' },
  which: { en: 'Which problem', es: 'Qué problema' },
  count: { en: (at: number, of: number) => `${at} of ${of}`, es: (at: number, of: number) => `${at} de ${of}` },
  visitor: { en: 'Kept in this browser only.', es: 'Guardado solo en este navegador.' },
  logIn: { en: 'Log in to keep it.', es: 'Inicie sesión para guardarlo.' },
  days: { en: 'Days that count', es: 'Días que cuentan' },
  noDays: { en: 'No day has been counted yet.', es: 'Todavía no se ha contado ningún día.' },
  anyDay: {
    add: { en: 'Add a day', es: 'Añadir una fecha' },
    event: { en: 'What happened', es: 'Qué pasó' },
    day: { en: 'On which day', es: 'Qué día' },
  },
  left: {
    en: (days: number) => (days === 0 ? 'Today' : counted(days, { one: '1 day left', other: `${days} days left` })),
    es: (days: number) => (days === 0 ? 'Hoy' : counted(days, { one: 'Queda 1 día', other: `Quedan ${days} días` })),
  },
  passed: { en: 'passed', es: 'ya pasó' },
  calendar: { en: 'Add to calendar', es: 'Añadir al calendario' },
  calendarName: { en: (day: string) => `Add to calendar: ${day}`, es: (day: string) => `Añadir al calendario: ${day}` },
  remind: { en: 'E-mail me 7, 3 and 1 days before', es: 'Avisarme por correo 7, 3 y 1 días antes' },
  remindNote: {
    en: 'The mail names the date and never the problem.',
    es: 'El correo dice la fecha y nunca el problema.',
  },
  todo: { en: 'To do', es: 'Por hacer' },
  noTodo: { en: 'Nothing to do here yet.', es: 'Nada por hacer todavía.' },
  done: {
    en: (count: number) => `${count} done`,
    es: (count: number) => counted(count, { one: '1 hecho', other: `${count} hechos` }),
  },
  finish: { en: (title: string) => `Finish: ${title}`, es: (title: string) => `Terminar: ${title}` },
  goOn: { en: 'Continue', es: 'Seguir' },
  goOnName: { en: (title: string) => `Continue: ${title}`, es: (title: string) => `Seguir: ${title}` },
  told: { en: 'What you told us', es: 'Lo que nos contó' },
  toldNote: { en: 'Change or delete any line', es: 'Cambie o borre cualquier línea' },
  notTold: { en: 'Not told yet', es: 'Todavía no lo ha dicho' },
  edit: { en: (label: string) => `Change: ${label}`, es: (label: string) => `Cambiar: ${label}` },
  add: { en: (label: string) => `Add: ${label}`, es: (label: string) => `Añadir: ${label}` },
  remove: { en: 'Delete', es: 'Borrar' },
  save: { en: 'Save', es: 'Guardar' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  choose: { en: 'Choose', es: 'Elija' },
  invalid: { en: 'Please check this entry.', es: 'Revise este dato, por favor.' },
  months: { en: 'in months', es: 'en meses' },
  papers: { en: 'Papers', es: 'Papeles' },
  noPapers: { en: 'No form or letter begun.', es: 'Ningún formulario o carta empezado.' },
  another: { en: 'Start another', es: 'Empezar otro' },
  ready: { en: 'PDF ready', es: 'PDF listo' },
  progress: {
    en: (asked: number, of: number) => `${asked} of ${of}`,
    es: (asked: number, of: number) => `${asked} de ${of}`,
  },
  attorneys: { en: 'Attorneys', es: 'Abogados' },
  noAttorneys: { en: 'Nobody contacted.', es: 'No ha contactado a nadie.' },
  findMore: { en: 'Find more', es: 'Buscar más' },
  asked: { en: (day: string) => `Asked ${day}`, es: (day: string) => `Pedido el ${day}` },
  status: {
    pending: { en: 'Waiting', es: 'En espera' },
    accepted: { en: 'Accepted', es: 'Aceptado' },
    declined: { en: 'Declined', es: 'Rechazado' },
  },
  findAnother: { en: 'Find another', es: 'Buscar otro' },
  chat: { en: 'Open the chat', es: 'Abrir la conversación' },
  open: { en: 'Open my matter', es: 'Abrir mi asunto' },
  delete: { en: 'Delete this matter', es: 'Borrar este asunto' },
  deleteTitle: { en: 'Delete this matter?', es: '¿Borrar este asunto?' },
  deleteText: {
    en: 'The chat, what you told, its papers and contacts with attorneys are deleted. This cannot be undone.',
    es: 'Se borran la conversación, lo que contó, sus papeles y los contactos con abogados. Esto no se puede deshacer.',
  },
  deleteFailed: { en: 'It could not be deleted. Please try again.', es: 'No se pudo borrar. Inténtelo otra vez.' },
  offline: {
    en: 'Keep this readable on this device without internet',
    es: 'Poder leer esto en este aparato sin internet',
  },
  offlineNote: {
    en: 'Only on your own device. It is deleted when you log out or leave quickly.',
    es: 'Solo en su propio aparato. Se borra al cerrar la sesión o al salir rápido.',
  },
  empty: { en: 'You have not told us anything yet.', es: 'Todavía no nos ha contado nada.' },
  emptyWays: {
    chat: { en: 'Tell us what happened', es: 'Cuéntenos qué pasó' },
    documents: { en: 'Fill in a form or letter', es: 'Llenar un formulario o carta' },
    deadlines: { en: 'Count a day', es: 'Contar un día' },
  },
});
export type MatterWords = typeof matterWords;

export const stopWords = words({
  title: { en: 'Reminders', es: 'Recordatorios' },
  on: {
    en: 'You get a mail 7, 3 and 1 days before a date that counts. / Recibe un correo 7, 3 y 1 días antes de una fecha que cuenta.',
    es: 'Recibe un correo 7, 3 y 1 días antes de una fecha que cuenta.',
  },
  off: {
    en: 'You will get no more of these reminders. / No recibirá más estos avisos.',
    es: 'No recibirá más estos avisos.',
  },
  stop: { en: 'Stop these reminders / No recibir más avisos', es: 'No recibir más avisos' },
  home: { en: 'Home', es: 'Inicio' },
});
