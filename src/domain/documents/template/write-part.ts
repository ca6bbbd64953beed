import { parseDay } from '#domain/calendar/calendar-day.ts';

/** How a field of an office's PDF wants an answer that it takes only a part of, or writes its own way. */
export const WRITINGS = [
  'mm/dd/yyyy',
  'month',
  'month-name',
  'day',
  'day-ordinal',
  'year',
  'short-year',
  'area-code',
  'local-number',
  'first-three',
  'middle-two',
  'last-four',
  'digits',
  'amount',
] as const;
export type Writing = (typeof WRITINGS)[number];

/** What stands in the field. `said` is the answer as it is kept, `printed` as our own papers print it. */
export function writePart(writing: Writing, said: string, printed: string): string {
  const digits = said.replaceAll(/\D/g, '');
  switch (writing) {
    case 'mm/dd/yyyy':
    case 'month':
    case 'month-name':
    case 'day':
    case 'day-ordinal':
    case 'year':
    case 'short-year':
      return parseDay(said) === null ? '' : writeDay(writing, said, printed);
    case 'area-code':
      return digits.slice(-10, -7);
    case 'local-number':
      return `${digits.slice(-7, -4)}-${digits.slice(-4)}`;
    case 'first-three':
      return digits.slice(0, 3);
    case 'middle-two':
      return digits.slice(3, 5);
    case 'last-four':
      return digits.slice(5, 9);
    case 'digits':
      return digits;
    // The paper has the sign of the dollar in front of the line.
    case 'amount':
      return printed.replace(/^\$/, '');
  }
}

type DayWriting = 'mm/dd/yyyy' | 'month' | 'month-name' | 'day' | 'day-ordinal' | 'year' | 'short-year';

function writeDay(writing: DayWriting, iso: string, printed: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return {
    'mm/dd/yyyy': `${month}/${day}/${year}`,
    month,
    'month-name': printed.split(' ')[0] ?? '',
    day,
    'day-ordinal': ordinal(Number(day)),
    year,
    'short-year': year.slice(2),
  }[writing];
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}
