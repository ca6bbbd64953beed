import { MESES, MONTHS } from './months.ts';

const DATE = new RegExp(
  String.raw`\b(?:(?:on|since|dated|el|desde el|del) )?(?:(?:${MONTHS}|${MESES})\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?|\d{1,2} de (?:${MONTHS}|${MESES})(?: (?:de|del) \d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?)(?![\w/])`,
  'gi',
);

/** A date stands in it: "Nov 12", "el 3 de mayo". */
export const namesDate = (text: string): boolean => text.search(DATE) >= 0;

/** What happened is the same on every day: a date in it only draws towards phrases that have one too. */
export function withoutDates(text: string): string {
  const rest = text
    .replace(DATE, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,?!])/g, '$1')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}
