import type { Count, WeekendRule } from '#domain/deadlines/deadline.ts';
import type { Language } from '../content/words.ts';

type Phrases = {
  readonly leaveOut: (day: string) => string;
  readonly period: Readonly<Record<Count['direction'], (period: string, to: string) => string>>;
  readonly skipped: (days: string) => string;
  /** `because`: the weekday or holiday on which the count ends. */
  readonly moved: Readonly<Record<WeekendRule, (because: string, to: string) => string>>;
  readonly working: string;
  readonly assumed: string;
  readonly careful: string;
  readonly open: string;
  readonly passed: string;
  readonly ends: (day: string) => string;
  readonly unconfirmed: string;
  readonly notAdvice: string;
  readonly officialPage: string;
};

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    leaveOut: (day) => `${day} itself is not counted.`,
    period: {
      after: (period, to) => `${period} later is ${to}.`,
      before: (period, to) => `${period} earlier is ${to}.`,
    },
    skipped: (days) => `Not counted: ${days}.`,
    moved: {
      next: (because, to) => `That is no business day (${because}), so the date moves to the next one: ${to}.`,
      earlier: (because, to) =>
        `That is no business day (${because}). Do not rely on more time: the business day before it is ${to}.`,
      stays: (because) => `That is no business day (${because}), and the date does not move.`,
    },
    working: 'How it was counted:',
    assumed: 'Assumed:',
    careful: 'Careful:',
    open: 'Not settled, so not counted:',
    passed: 'This day has passed. There may still be a way: ask the clerk, the agency or a lawyer right away.',
    ends: (day) => `the count itself ends on ${day}`,
    unconfirmed: 'We have not yet compared this time with the official text: read it there before relying on it.',
    officialPage: 'Official page',
    notAdvice:
      'This is a count, not advice. Courts and agencies can count differently: confirm the date with the clerk, the notice or a lawyer.',
  },
  es: {
    leaveOut: (day) => `El ${day} no se cuenta.`,
    period: {
      after: (period, to) => `${period} después es el ${to}.`,
      before: (period, to) => `${period} antes es el ${to}.`,
    },
    skipped: (days) => `No se cuentan: ${days}.`,
    moved: {
      next: (because, to) => `Ese día no es hábil (${because}), así que la fecha pasa al siguiente: ${to}.`,
      earlier: (because, to) =>
        `Ese día no es hábil (${because}). No cuente con más tiempo: el día hábil anterior es el ${to}.`,
      stays: (because) => `Ese día no es hábil (${because}), y la fecha no se mueve.`,
    },
    working: 'Cómo se contó:',
    assumed: 'Se supone:',
    careful: 'Cuidado:',
    open: 'No está claro, por eso no se cuenta:',
    passed:
      'Este día ya pasó. Puede que todavía haya una manera: pregunte de inmediato en la corte, en la agencia o a un abogado.',
    ends: (day) => `la cuenta misma termina el ${day}`,
    unconfirmed: 'Todavía no hemos comparado este plazo con el texto oficial: léalo ahí antes de confiar en él.',
    officialPage: 'Página oficial',
    notAdvice:
      'Esto es una cuenta, no un consejo. Las cortes y las agencias pueden contar de otra manera: confirme la fecha con la corte, con el aviso o con un abogado.',
  },
};
