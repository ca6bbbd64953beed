import type { Language } from '../content/words.ts';

const shortDay = (language: Language, iso: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));

/** What stands over and beside the parts of an answer. */
export const ANSWER_PARTS = {
  firstStep: { en: 'A first step', es: 'Un primer paso' },
  moreLaw: { en: 'What else the law says', es: 'Qué más dice la ley' },
  working: { en: 'How the days were counted', es: 'Cómo se contaron los días' },
  gather: { en: 'Worth gathering', es: 'Conviene reunir' },
  steps: { en: 'What people commonly do next', es: 'Lo que la gente suele hacer después' },
  open: { en: 'Not settled: check the official page', es: 'No está claro: consulte la página oficial' },
  help: { en: 'Free help', es: 'Ayuda gratuita' },
  lawHere: { en: 'What the law says', es: 'Lo que dice la ley' },
  changed: { en: 'This changed recently, confirm', es: 'Esto cambió hace poco, confírmelo' },
  unconfirmed: { en: 'Not yet confirmed on the official page.', es: 'Aún no confirmado en la página oficial.' },
  overdue: {
    en: (day: string) => `We last checked part of this on ${day}: confirm it on the official page.`,
    es: (day: string) => `Revisamos parte de esto por última vez el ${day}: confírmelo en la página oficial.`,
  },
  disclaimer: {
    en: 'General information about New York law, not legal advice.',
    es: 'Información general sobre la ley de Nueva York, no asesoría legal.',
  },
  daysLeft: {
    en: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`),
    es: (days: number) => (days === 0 ? 'hoy' : days === 1 ? 'queda 1 día' : `quedan ${days} días`),
  },
  countedFrom: {
    en: (iso: string) => `from ${shortDay('en', iso)}`,
    es: (iso: string) => `desde ${shortDay('es', iso)}`,
  },
  notMeant: { en: 'That is not what I meant', es: 'No quise decir eso' },
  inYourWords: { en: 'In your own words:', es: 'Con sus propias palabras:' },
  hasPassed: { en: 'Yes, that day has passed.', es: 'Sí, ese día ya pasó.' },
  hasNotPassed: { en: 'No, that day has not passed yet.', es: 'No, ese día todavía no ha pasado.' },
  isInTime: { en: (day: string) => `**${day}** is in time.`, es: (day: string) => `El **${day}** está a tiempo.` },
  isTooLate: {
    en: (day: string) => `**${day}** would be too late.`,
    es: (day: string) => `El **${day}** sería tarde.`,
  },
  earlierIsSafe: {
    en: (day: string) => `**${day}** is the safe one: whoever keeps to the earlier of two days is late for neither.`,
    es: (day: string) =>
      `El **${day}** es el seguro: quien cumple con el primero de dos días no llega tarde a ninguno.`,
  },
  runsFrom: {
    en: (day: string) => `It is counted from **${day}**.`,
    es: (day: string) => `Se cuenta desde el **${day}**.`,
  },
  things: {
    en: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
    es: (count: number) => (count === 1 ? '1 cosa' : `${count} cosas`),
  },
  dayPassed: {
    en: 'this day has passed; you can still act: ask the clerk, the agency or a lawyer right away',
    es: 'este día ya pasó; todavía puede actuar: pregunte de inmediato en la corte, en la agencia o a un abogado',
  },
  theirDayPassed: { en: 'that day has passed for them', es: 'ese día ya pasó para la otra parte' },
};
