import { parseDay } from '#domain/calendar/calendar-day.ts';
import { ENGLISH_MONTHS, SPANISH_MONTHS } from '#domain/text/months.ts';
import { distance } from './likeness.ts';

/** A day as it is written in a text. */
export type WrittenDay = { readonly iso: string; readonly start: number; readonly end: number };

const ENGLISH = ENGLISH_MONTHS.map((name) => name.toLowerCase());

/** A photo takes figures for letters. */
const FIGURE = String.raw`[\dOoQIl|SBZ]`;
const YEAR = String.raw`(${FIGURE}{4})`;
const DAY = String.raw`(${FIGURE}{1,2})(?:st|nd|rd|th)?`;

type Reader = { readonly pattern: RegExp; readonly read: (match: RegExpMatchArray) => string | null };

const READERS: readonly Reader[] = [
  {
    pattern: new RegExp(String.raw`([A-Za-z|\[]{3,11})[.,]{0,2}\s*${DAY}[.,;]{0,2}\s*${YEAR}(?!\d)`, 'g'),
    read: ([, month = '', day, year]) => isoOf(year, monthOf(month), day),
  },
  {
    pattern: new RegExp(String.raw`\b${DAY}\s+(?:day of|de)\s+([A-Za-z]{3,11}),?\s+(?:de(?:l)?\s+)?${YEAR}(?!\d)`, 'g'),
    read: ([, day, month = '', year]) => isoOf(year, monthOf(month), day),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/])(${FIGURE}{1,2})\s?[/.-]\s?(${FIGURE}{1,2})\s?[/.-]\s?${YEAR}(?!\d)`, 'g'),
    read: ([, month, day, year]) => isoOf(year, figures(month), day),
  },
  {
    pattern: /(?<![\d/])(\d{2})[/\s]?(\d{2})[/\s]?[/]?(20[0-4]\d)(?!\d)/g,
    read: ([, month, day, year]) => isoOf(year, figures(month), day),
  },
]; // prettier-ignore

/** Every day that is written out with its year, from the first to the last. */
export function writtenDays(text: string): WrittenDay[] {
  const found = READERS.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match): WrittenDay[] => {
      const iso = read(match);
      return iso === null ? [] : [{ iso, start: match.index, end: match.index + match[0].length }];
    }),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((day, at) => !found.slice(0, at).some((other) => other.end > day.start));
}

const LETTERS: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', I: '1', l: '1', '|': '1', S: '5', B: '8', Z: '2' }; // prettier-ignore

const figures = (text = ''): number => Number(text.replaceAll(/[OoQIl|SBZ]/g, (letter) => LETTERS[letter] ?? letter)); // prettier-ignore

function isoOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const iso = `${figures(year)}-${String(month).padStart(2, '0')}-${String(figures(day)).padStart(2, '0')}`;
  return parseDay(iso) === null ? null : iso;
}

/** 1 to 12, or 0 when the word is not a month. In a photo the border of a table may stick to the word. */
function monthOf(word: string): number {
  const said = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const inFull = (said.length >= 5 ? [said, said.slice(1)] : [said]).map((one) => nearestMonth(one)).find((at) => at > 0);
  if (inFull !== undefined) return inFull;
  const short = [said, said.slice(1)].map((one) => shortMonth(one)).find((at) => at > 0);
  return short ?? 0;
} // prettier-ignore

function nearestMonth(word: string): number {
  for (const names of [ENGLISH, SPANISH_MONTHS]) {
    const at = names.findIndex((name) => word === name || (name.length > 4 && distance(word, name, 2) <= (name.length > 6 ? 2 : 1))); // prettier-ignore
    if (at >= 0) return at + 1;
  }
  return 0;
}

const shortMonth = (word: string): number =>
  /^[a-z]{3,4}$/.test(word) ? ENGLISH.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1 : 0;
