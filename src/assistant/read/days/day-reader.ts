import { isoDay } from '#domain/calendar/calendar-day.ts';

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

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, dos: 2, couple: 2, three: 3, tres: 3, four: 4, cuatro: 4, five: 5,
  cinco: 5, six: 6, seis: 6, seven: 7, siete: 7, eight: 8, ocho: 8, nine: 9, nueve: 9, ten: 10, diez: 10,
}; // prettier-ignore
export const NUMBER = String.raw`\d{1,3}|${Object.keys(NUMBERS).join('|')}|a couple(?: of)?|couple of`;

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
