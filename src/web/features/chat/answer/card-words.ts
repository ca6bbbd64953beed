import type { Choice } from '#contract/answer.ts';
import type { Message } from '#contract/chat.ts';
import type { Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';
import { language as languageOfPage } from '#web/lib/language.ts';

/** An answer can be in another language than the page, so both travel. */
const messages = {
  calendar: { en: 'Add to calendar', es: 'Añadir al calendario' },
  calendarName: { en: (day: string) => `Add to calendar: ${day}`, es: (day: string) => `Añadir al calendario: ${day}` },
  left: {
    en: (days: number) => (days === 0 ? 'Today' : days === 1 ? '1 day left' : `${days} days left`),
    es: (days: number) => (days === 0 ? 'Hoy' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  },
  passed: { en: 'This day has passed. You can still act.', es: 'Este día ya pasó. Todavía puede actuar.' },
  theirsPassed: { en: 'This day has passed for them.', es: 'Este día ya pasó para la otra parte.' },
  firstStep: { en: 'A first step', es: 'Un primer paso' },
  start: { en: (title: string) => `Start: ${title}`, es: (title: string) => `Empezar: ${title}` },
  goOn: { en: (title: string) => `Go on: ${title}`, es: (title: string) => `Seguir: ${title}` },
  stopAnyTime: { en: 'You can stop and come back.', es: 'Puede parar y volver después.' },
  seeFirst: { en: 'See it first', es: 'Verlo primero' },
  seeFirstName: { en: (title: string) => `See it first: ${title}`, es: (title: string) => `Verlo primero: ${title}` },
  listen: { en: 'Listen', es: 'Escuchar' },
  pause: { en: 'Pause', es: 'Pausa' },
  resume: { en: 'Go on', es: 'Seguir' },
  stop: { en: 'Stop', es: 'Parar' },
  listenNote: {
    en: 'Your browser reads the answer aloud. This voice may be made on a server of the browser’s maker: then the words of the answer are sent there.',
    es: 'Su navegador lee la respuesta en voz alta. Esta voz puede venir de un servidor de quien hace el navegador: entonces las palabras de la respuesta se envían allí.',
  },
  share: { en: 'Share', es: 'Compartir' },
  shareWith: { en: 'Share…', es: 'Compartir…' },
  mail: { en: 'E-mail to myself', es: 'Enviármelo por correo' },
  mailSubject: { en: 'My notes', es: 'Mis notas' },
  print: { en: 'Print this answer', es: 'Imprimir esta respuesta' },
  sources: { en: 'Sources', es: 'Fuentes' },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
  notAdvice: {
    en: 'General information about New York law, not legal advice.',
    es: 'Información general sobre la ley de Nueva York, no asesoría legal.',
  },
} as const;

const words = {
  en: inLanguage(messages, 'en'),
  es: inLanguage(messages, 'es'),
};
export type CardWords = (typeof words)[Language];

/** What stands around an answer is in the answer's own language. */
export const cardWords = ({ language }: { language?: Message['language'] }): CardWords =>
  words[language ?? languageOfPage];

/** A form that is the step of the card is not offered a second time below it. */
export function choicesBeside({ card, documents, choices = [], language }: Message): Choice[] {
  const [form] = card ? (documents ?? []) : [];
  return choices.filter(({ message }) => !form || message !== cardWords({ language }).start(form.title));
}
