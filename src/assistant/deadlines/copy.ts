import { inEveryLanguage } from '#domain/words.ts';

const messages = {
  leaveOut: { en: (day: string) => `${day} itself is not counted.`, es: (day: string) => `El ${day} no se cuenta.` },
  period: {
    after: {
      en: (period: string, to: string) => `${period} later is ${to}.`,
      es: (period: string, to: string) => `${period} después es el ${to}.`,
    },
    before: {
      en: (period: string, to: string) => `${period} earlier is ${to}.`,
      es: (period: string, to: string) => `${period} antes es el ${to}.`,
    },
  },
  skipped: { en: (days: string) => `Not counted: ${days}.`, es: (days: string) => `No se cuentan: ${days}.` },
  moved: {
    next: {
      en: (because: string, to: string) =>
        `That is no business day (${because}), so the date moves to the next one: ${to}.`,
      es: (because: string, to: string) =>
        `Ese día no es hábil (${because}), así que la fecha pasa al siguiente: ${to}.`,
    },
    earlier: {
      en: (because: string, to: string) =>
        `That is no business day (${because}). Do not rely on more time: the business day before it is ${to}.`,
      es: (because: string, to: string) =>
        `Ese día no es hábil (${because}). No cuente con más tiempo: el día hábil anterior es el ${to}.`,
    },
    stays: {
      en: (because: string) => `That is no business day (${because}), and the date does not move.`,
      es: (because: string) => `Ese día no es hábil (${because}), y la fecha no se mueve.`,
    },
  },
  working: { en: 'How it was counted:', es: 'Cómo se contó:' },
  assumed: { en: 'Assumed:', es: 'Se supone:' },
  careful: { en: 'Careful:', es: 'Cuidado:' },
  open: { en: 'Not settled, so not counted:', es: 'No está claro, por eso no se cuenta:' },
  passed: {
    en: 'This day has passed. There may still be a way: ask the clerk, the agency or a lawyer right away.',
    es: 'Este día ya pasó. Puede que todavía haya una manera: pregunte de inmediato en la corte, en la agencia o a un abogado.',
  },
  ends: {
    en: (day: string) => `the count itself ends on ${day}`,
    es: (day: string) => `la cuenta misma termina el ${day}`,
  },
  unconfirmed: {
    en: 'We have not yet compared this time with the official text: read it there before relying on it.',
    es: 'Todavía no hemos comparado este plazo con el texto oficial: léalo ahí antes de confiar en él.',
  },
  officialPage: { en: 'Official page', es: 'Página oficial' },
  notAdvice: {
    en: 'This is a count, not advice. Courts and agencies can count differently: confirm the date with the clerk, the notice or a lawyer.',
    es: 'Esto es una cuenta, no un consejo. Las cortes y las agencias pueden contar de otra manera: confirme la fecha con la corte, con el aviso o con un abogado.',
  },
};

export const PHRASES = inEveryLanguage(messages);
