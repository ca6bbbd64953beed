import { addMonths, dayOf, isoDay, parseDay, yearOf } from '#domain/calendar/calendar-day.ts';
import { plain } from '../sentences.ts';
import { both, countOf, NONE, NUMBER, type NamedDay, type Reader } from './day-reader.ts';
import { DAYS_AROUND, SPANS_AWAY, WEEKDAYS_NAMED } from './days-around.ts';
import { MESES, MESES_CORTOS, monthOf, MONTHS } from './months.ts';

export type { NamedDay } from './day-reader.ts';

/** The same date in the years around today; a date that does not exist is none. */
function inYear(month: number, date: number, year: string | undefined, today: number) {
  const valid = (y: number) => parseDay(`${y}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
  if (year !== undefined) {
    const day = valid(year.length === 2 ? 2000 + Number(year) : Number(year));
    if (day === null) return NONE;
    return day <= today ? both(day, null) : both(null, day);
  }
  const years = [-1, 0, 1].map((offset) => valid(yearOf(today) + offset)).filter((day) => day !== null);
  return both(years.findLast((day) => day <= today) ?? null, years.find((day) => day >= today) ?? null);
}

/** A month that has begun; of one to come nobody can say which day is meant. */
function wholeMonth(month: string | undefined, year: string | undefined, today: number) {
  const { past } = inYear(monthOf(month), 1, year, today);
  return { past, future: null, isWholeMonth: true as const };
}

/** A date of the month that is so many months away; null where that month has none. */
function dateIn(date: number, months: number, today: number): number | null {
  const month = isoDay(addMonths(dayOf(yearOf(today), monthNumber(today), 1), months)).slice(0, 'yyyy-mm'.length);
  return parseDay(`${month}-${String(date).padStart(2, '0')}`);
}

function inMonth(date: number, months: number, today: number) {
  const day = dateIn(date, months, today);
  if (day === null) return NONE;
  return day <= today ? both(day, null) : both(null, day);
}

/** "The 30th": of this month or of the one beside it. */
function dateAlone(date: number, today: number) {
  const around = [-2, -1, 0, 1, 2].flatMap((months) => dateIn(date, months, today) ?? []);
  const found = both(around.findLast((day) => day <= today) ?? null, around.find((day) => day >= today) ?? null);
  return { ...found, isNumber: true as const };
}

/** The month beside this one. */
const WHICH_MONTH = 'this month|last month|next month|este mes|mes pasado|mes que viene|proximo mes|mes proximo';
const monthsAway = (which: string): number =>
  /last|pasado/.test(which) ? -1 : /next|viene|proximo/.test(which) ? 1 : 0;

const monthNumber = (day: number) => Number(isoDay(day).slice(5, 7));

/** Days with a name and a fixed date. */
const FEASTS: Readonly<Record<string, readonly [number, number]>> = {
  halloween: [10, 31], 'christmas eve': [12, 24], nochebuena: [12, 24], christmas: [12, 25], xmas: [12, 25], navidad: [12, 25],
  "new year's eve": [12, 31], 'new years eve': [12, 31], "new year's": [1, 1], 'new years': [1, 1], 'año nuevo': [1, 1],
  "valentine's day": [2, 14], 'valentines day': [2, 14], 'san valentin': [2, 14], juneteenth: [6, 19], 'fourth of july': [7, 4],
  'veterans day': [11, 11], 'dia de los muertos': [11, 2], 'dia de muertos': [11, 2],
}; // prettier-ignore

const READERS: readonly Reader[] = [
  ...WEEKDAYS_NAMED,
  {
    pattern: new RegExp(String.raw`\b(${Object.keys(FEASTS).join('|')})(?: day)?(?!\p{L})`, 'gu'),
    read([, name = ''], today) {
      const [month, date] = FEASTS[name] ?? [0, 0];
      return inYear(month, date, undefined, today);
    },
  },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: ([, y, m, d], today) => inYear(Number(m), Number(d), y, today) },
  {
    // "In June two years ago".
    pattern: new RegExp(String.raw`\b(${MONTHS}) (${NUMBER}) years? ago\b`, 'g'),
    read: ([, month, count], today) => wholeMonth(month, `${yearOf(today) - countOf(count)}`, today),
  },
  {
    pattern: new RegExp(String.raw`\b(${MESES}) (?:de )?hace (${NUMBER}) años?(?!\p{L})`, 'gu'),
    read: ([, month, count], today) => wholeMonth(month, `${yearOf(today) - countOf(count)}`, today),
  },
  {
    // "June 2024, the 1st", "end of September, the 30th".
    pattern: new RegExp(String.raw`\b(${MONTHS})(?:,? (\d{4}))?,? (?:on )?the (\d{1,2})(?:st|nd|rd|th)?\b`, 'g'),
    read: ([, month, year, date], today) => inYear(monthOf(month), Number(date), year, today),
  },
  {
    pattern: new RegExp(String.raw`\b(${MESES})(?: (?:de |del )?(\d{4}))?,? el (?:dia )?(\d{1,2})\b`, 'g'),
    read: ([, month, year, date], today) => inYear(monthOf(month), Number(date), year, today),
  },
  {
    // "December 14 last year", "el 14 de diciembre del año pasado".
    pattern: new RegExp(
      String.raw`\b(?:(${MONTHS})\.? (\d{1,2})(?:st|nd|rd|th)?,? (?:of )?last year|(\d{1,2}) de (${MESES}) del? año pasado)(?!\p{L})`,
      'gu',
    ),
    read: ([, month, date, dia, mes], today) =>
      inYear(monthOf(month ?? mes), Number(date ?? dia), `${yearOf(today) - 1}`, today),
  },
  {
    // "May of last year", "last year in May", "mayo del año pasado".
    pattern: new RegExp(
      String.raw`\b(?:(${MONTHS}),? (?:of )?last year|last year,? (?:in|around) (${MONTHS})|(${MESES}) del? año pasado|año pasado,? (?:en|por) (${MESES}))(?!\p{L})`,
      'gu',
    ),
    read: ([, ...months], today) => wholeMonth(months.find(Boolean), `${yearOf(today) - 1}`, today),
  },
  {
    // "The 10th of this month", "el 10 del mes pasado", "last month on the 10th", "el mes que viene, el 10".
    pattern: new RegExp(
      String.raw`\b(?:(?:the |el (?:dia )?|on )(\d{1,2})(?:st|nd|rd|th|ro|ero)? (?:of|del?) (${WHICH_MONTH})|(${WHICH_MONTH}),? (?:on )?(?:the |el (?:dia )?)(\d{1,2})(?:st|nd|rd|th|ro|ero)?)\b(?![/:.,]\d)`,
      'g',
    ),
    read: ([, first, before = '', after = before, second], today) =>
      inMonth(Number(first ?? second), monthsAway(after), today),
  },
  {
    pattern: new RegExp(String.raw`\b(${MONTHS})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d$%])(?:,? (\d{4}))?`, 'g'),
    read: ([, month, date, year], today) => inYear(monthOf(month), Number(date), year, today),
  },
  {
    pattern: new RegExp(String.raw`\b(?:the )?(\d{1,2})(?:st|nd|rd|th)? of (${MONTHS})(?:,? (\d{4}))?`, 'g'),
    read: ([, date, month, year], today) => inYear(monthOf(month), Number(date), year, today),
  },
  {
    // "El 9 de sept".
    pattern: new RegExp(String.raw`\b(\d{1,2}|primero) de (${MESES_CORTOS})\b\.?(?: (?:de |del )?(\d{4}))?`, 'g'),
    read: ([, date, month, year], today) => inYear(monthOf(month), date === 'primero' ? 1 : Number(date), year, today),
  },
  {
    // "Septiembre 9".
    pattern: new RegExp(String.raw`\b(${MESES}) (\d{1,2})\b(?![\d$%:])(?:,? (?:de |del )?(\d{4}))?`, 'g'),
    read: ([, month, date, year], today) => inYear(monthOf(month), Number(date), year, today),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(\d{1,2})(?:ro|ero)?|primero) (?:de )?(${MESES})(?: (?:de |del )?(\d{4}))?`,
      'g',
    ),
    read: ([, date, month, year], today) => inYear(monthOf(month), date === undefined ? 1 : Number(date), year, today),
  },
  {
    pattern: /(?<![\d$/.-])\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?![/\d])/g,
    read: ([, month, date, year], today) => inYear(Number(month), Number(date), year, today),
  },
  ...SPANS_AWAY,
  {
    pattern: new RegExp(String.raw`\b(${MONTHS}|${MESES})(?: of| de| del)? (\d{4})\b`, 'g'),
    read: ([, month, year], today) => wholeMonth(month, year, today),
  },
  {
    pattern: new RegExp(String.raw`\b(?:in|since|around|en|desde|por) (${MONTHS}|${MESES})\b(?! \d)`, 'g'),
    read: ([, month], today) => wholeMonth(month, undefined, today),
  },
  {
    pattern:
      /\b(?:the|on the) (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|street|st|ave|avenue|time|year|day|month|week|grade|amendment|district|precinct|anniversary|birthday|one|person|child)\b)/g,
    read: ([, date], today) => dateAlone(Number(date), today),
  },
  {
    pattern:
      /\b(?:el|para el|del) (?:dia )?(\d{1,2})(?:ro|ero)?\b(?! ?(?:%|[.,:/]\d|por ciento|dolares|pesos|de (?:ellos|los|las|cada)|personas|años|horas|avo|vo))/g,
    read: ([, date], today) => dateAlone(Number(date), today),
  },
  ...DAYS_AROUND,
];

/** "Today is the 17th", "it's Wednesday today". */
const IS_TODAY = new RegExp(
  String.raw`\bit(?:'?s| is) \w+day today\b|\b(?:today(?:'s| is)(?: the date)?|it(?:'?s| is) (?:now|already)|(?:hoy|ya) (?:es|estamos a)|estamos a)(?: (?:already|ya|el|the|dia))*(?: (?:${MONTHS})\.?)? \d{1,2}(?:st|nd|rd|th)?\b(?: (?:de |of )?(?:${MONTHS}|${MESES}))?`,
  'g',
);

/** Every day that a text names, in the order of the text; where two patterns overlap, the first of the list counts. */
export function daysIn(text: string, today: string): NamedDay[] {
  const now = parseDay(today) ?? dayOf(2026, 1, 1);
  // What day it is tells of nothing else. Blanks keep every other day where it stands.
  const said = plain(text).replaceAll(IS_TODAY, (words) => ' '.repeat(words.length));
  const found: NamedDay[] = [];
  for (const { pattern, read } of READERS) {
    for (const match of said.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => at < other.end && end > other.at)) continue;
      const meant = read(match, now);
      if (meant.past !== null || meant.future !== null) found.push({ at, end, ...meant });
    }
  }
  return withTheirDates(
    said,
    found.toSorted((a, b) => a.at - b.at),
  );
}

/** "The Monday before, November 9": one day, and the date says which Monday. */
function withTheirDates(said: string, days: readonly NamedDay[]): NamedDay[] {
  const isDate = ({ at, end }: NamedDay) => /\d/.test(said.slice(at, end));
  const dateOf = (day: NamedDay) => {
    const next = days[days.indexOf(day) + 1];
    const isJoined = next !== undefined && !/\b(?:not?|ni)\b/.test(said.slice(day.end, next.at));
    return isJoined && !isDate(day) && isDate(next) && next.at - day.end <= SAME_DAY_WITHIN ? next : undefined;
  };
  return days.flatMap((day, at) => {
    const [before, date] = [days[at - 1], dateOf(day)];
    if (before && dateOf(before) === day) return [];
    return date ? [{ ...date, at: day.at }] : [day];
  });
}
const SAME_DAY_WITHIN = 10;

/** Where both may be, "December 1" in November is the one to come. */
export function nearestOf({ past, future }: NamedDay, today: string): string | null {
  if (past === null || future === null) return past ?? future;
  const away = (day: string) => Math.abs((parseDay(day) ?? 0) - (parseDay(today) ?? 0));
  return away(future) < away(past) ? future : past;
}

/** The first day that a text names; one without a year is the last that has passed. */
export function dayIn(text: string, today: string): string | null {
  const [first] = daysIn(text, today);
  return first ? (first.past ?? first.future) : null;
}
