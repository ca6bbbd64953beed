import { isoDay } from '#domain/calendar/calendar-day.ts';
import { UNITS } from '../told/numbers-in-words.ts';

/** A day that a text names: where it stands, and which days it can mean. `future` is set only where both are possible. */
export type NamedDay = {
  readonly at: number;
  readonly end: number;
  /** The last one that has passed; null where the words name a day to come. */
  readonly past: string | null;
  /** The next one to come; null where the words name a day that has passed. */
  readonly future: string | null;
  /** Only a month was named: it is the first day of it. */
  readonly isWholeMonth?: true;
  /** "The 30th": no month was named. */
  readonly isNumber?: true;
};

/** "Eleven days ago", "hace veinte días", "a couple of weeks ago". */
const NUMBERS: Readonly<Record<string, number>> = { ...UNITS, an: 1, couple: 2 };
const IN_WORDS = Object.keys(NUMBERS).toSorted((a, b) => b.length - a.length);
export const NUMBER = String.raw`\d{1,3}|${IN_WORDS.join('|')}|a couple(?: of)?|couple of`;

export type Reader = {
  readonly pattern: RegExp;
  readonly read: (match: RegExpMatchArray, today: number) => Omit<NamedDay, 'at' | 'end'>;
};

export const both = (past: number | null, future: number | null) => ({
  past: past === null ? null : isoDay(past),
  future: future === null ? null : isoDay(future),
});
export const NONE = { past: null, future: null };
export const countOf = (word = '') => NUMBERS[word.replace(/^a couple.*|^couple.*/, 'couple')] ?? Number(word);
