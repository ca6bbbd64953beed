import type { Choice, Message } from '#contract/chat.ts';

const en = {
  calendar: 'Add to calendar',
  calendarName: (day: string) => `Add to calendar: ${day}`,
  left: (days: number) => (days === 0 ? 'Today' : days === 1 ? '1 day left' : `${days} days left`),
  passed: 'This day has passed. You can still act.',
  theirsPassed: 'This day has passed for them.',
  firstStep: 'A first step',
  start: (title: string) => `Start: ${title}`,
  goOn: (title: string) => `Go on: ${title}`,
  stopAnyTime: 'You can stop and come back.',
  seeFirst: 'See it first',
  seeFirstName: (title: string) => `See it first: ${title}`,
  listen: 'Listen',
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
  listenNote:
    'Your browser reads the answer aloud. This voice may be made on a server of the browser’s maker: then the words of the answer are sent there.',
  share: 'Share',
  shareWith: 'Share…',
  mail: 'E-mail to myself',
  mailSubject: 'My notes',
  print: 'Print this answer',
  sources: 'Sources',
  helpful: 'Helpful?',
  source: (number: number) => `Source ${number}`,
  notAdvice: 'General information about New York law, not legal advice.',
};
export type CardWords = typeof en;

const es: CardWords = {
  calendar: 'Añadir al calendario',
  calendarName: (day) => `Añadir al calendario: ${day}`,
  left: (days) => (days === 0 ? 'Hoy' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  passed: 'Este día ya pasó. Todavía puede actuar.',
  theirsPassed: 'Este día ya pasó para la otra parte.',
  firstStep: 'Un primer paso',
  start: (title) => `Empezar: ${title}`,
  goOn: (title) => `Seguir: ${title}`,
  stopAnyTime: 'Puede parar y volver después.',
  seeFirst: 'Verlo primero',
  seeFirstName: (title) => `Verlo primero: ${title}`,
  listen: 'Escuchar',
  pause: 'Pausa',
  resume: 'Seguir',
  stop: 'Parar',
  listenNote:
    'Su navegador lee la respuesta en voz alta. Esta voz puede venir de un servidor de quien hace el navegador: entonces las palabras de la respuesta se envían allí.',
  share: 'Compartir',
  shareWith: 'Compartir…',
  mail: 'Enviármelo por correo',
  mailSubject: 'Mis notas',
  print: 'Imprimir esta respuesta',
  sources: 'Fuentes',
  helpful: '¿Le sirvió?',
  source: (number) => `Fuente ${number}`,
  notAdvice: 'Información general sobre la ley de Nueva York, no asesoría legal.',
};

const words: Record<NonNullable<Message['language']>, CardWords> = { en, es };

/** What stands around an answer is in the answer's own language. */
export const cardWords = ({ language }: { language?: Message['language'] }): CardWords => words[language ?? 'en'];

/** A form that is the step of the card is not offered a second time below it. */
export function choicesBeside({ card, documents, choices = [], language }: Message): Choice[] {
  const [form] = card ? (documents ?? []) : [];
  return choices.filter(({ message }) => !form || message !== cardWords({ language }).start(form.title));
}
