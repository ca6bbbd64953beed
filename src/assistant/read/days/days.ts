import { addMonths, dayOf, isoDay, parseDay, weekdayOf, yearOf } from '#domain/calendar/calendar-day.ts';
import { plain } from '../sentences.ts';
import { MESES, MESES_CORTOS, monthOf, MONTHS } from './months.ts';

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

const WEEKDAYS: Readonly<Record<string, number>> = {
  sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6,
  sun: 0, mon: 1, tue: 2, tues: 2, wed: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6,
  domingo: 0, lunes: 1, martes: 2, miercoles: 3, jueves: 4, viernes: 5, sabado: 6,
}; // prettier-ignore
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, dos: 2, couple: 2, three: 3, tres: 3, four: 4, cuatro: 4, five: 5,
  cinco: 5, six: 6, seis: 6, seven: 7, siete: 7, eight: 8, ocho: 8, nine: 9, nueve: 9, ten: 10, diez: 10,
}; // prettier-ignore
const NUMBER = String.raw`\d{1,3}|${Object.keys(NUMBERS).join('|')}|a couple(?: of)?|couple of`;

type Reader = {
  readonly pattern: RegExp;
  readonly read: (match: RegExpMatchArray, today: number) => Omit<NamedDay, 'at' | 'end'>;
};

const both = (past: number | null, future: number | null) => ({
  past: past === null ? null : isoDay(past),
  future: future === null ? null : isoDay(future),
});
const NONE = { past: null, future: null };
const countOf = (word = '') => NUMBERS[word.replace(/^a couple.*|^couple.*/, 'couple')] ?? Number(word);

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

const monthNumber = (day: number) => Number(isoDay(day).slice(5, 7));

const WEEK = 7;

function weekday(number: number, which: string, today: number) {
  const back = (weekdayOf(today) - number + 7) % 7 || 7;
  const ahead = (number - weekdayOf(today) + 7) % 7 || 7;
  // "Last Tuesday", said on a Wednesday: yesterday is called yesterday.
  const isWeekBefore = back === 1 && /last|pasado/.test(which);
  if (/last|past|pasado/.test(which)) return both(today - back - (isWeekBefore ? WEEK : 0), null);
  if (/next|proximo|que viene|coming/.test(which)) return both(null, today + ahead);
  return both(today - back, today + ahead);
}

const shift = (count: number, unit: string, today: number, sign: 1 | -1) => {
  if (/^(?:month|mes)/.test(unit)) return addMonths(today, sign * count);
  if (/^(?:year|año|ano)/.test(unit)) return addMonths(today, sign * count * 12);
  return today + sign * count * (/^(?:week|semana)/.test(unit) ? 7 : 1);
};

/** Days with a name and a fixed date. */
const FEASTS: Readonly<Record<string, readonly [number, number]>> = {
  halloween: [10, 31], 'christmas eve': [12, 24], nochebuena: [12, 24], christmas: [12, 25], xmas: [12, 25], navidad: [12, 25],
  "new year's eve": [12, 31], 'new years eve': [12, 31], "new year's": [1, 1], 'new years': [1, 1], 'año nuevo': [1, 1],
  "valentine's day": [2, 14], 'valentines day': [2, 14], 'san valentin': [2, 14], juneteenth: [6, 19], 'fourth of july': [7, 4],
  'veterans day': [11, 11], 'dia de los muertos': [11, 2], 'dia de muertos': [11, 2],
}; // prettier-ignore

const READERS: readonly Reader[] = [
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
    // "The 10th of this month", "el 10 del mes pasado".
    pattern:
      /\b(?:the |el (?:dia )?)(\d{1,2})(?:st|nd|rd|th)? (?:of|de|del) (this month|last month|este mes|mes pasado)\b/g,
    read: ([, date, which], today) => inMonth(Number(date), /last|pasado/.test(which ?? '') ? -1 : 0, today),
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
    pattern: new RegExp(String.raw`\b(\d{1,2}|primero) (?:de )?(${MESES})(?: (?:de |del )?(\d{4}))?`, 'g'),
    read: ([, date, month, year], today) => inYear(monthOf(month), date === 'primero' ? 1 : Number(date), year, today),
  },
  {
    pattern: /(?<![\d$/.-])\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?![/\d])/g,
    read: ([, month, date, year], today) => inYear(Number(month), Number(date), year, today),
  },
  {
    // "A debt from 3 years ago" is that old, and nothing says what happened on the day.
    pattern: new RegExp(
      String.raw`(?<!\bfrom (?:about |like |around |over )?)\b(${NUMBER})\s+(days?|weeks?|months?|years?)\s+ago\b`,
      'g',
    ),
    read: ([, count, unit = ''], today) => both(shift(countOf(count), unit, today, -1), null),
  },
  {
    // "It's been 3 weeks since I moved out", "ya van 3 semanas que me mudé".
    pattern: new RegExp(
      String.raw`\b(${NUMBER})\s+(days?|weeks?|months?)(?=\s+since\b)|\bvan\s+(?:como |casi )?(${NUMBER})\s+(dias?|semanas?|mes(?:es)?)(?=\s+(?:desde )?que\b)`,
      'g',
    ),
    read: ([, since, sinceUnit, count = since, unit = sinceUnit ?? ''], today) =>
      both(shift(countOf(count), unit, today, -1), null),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\bde )\bhace\s+(?:como |casi )?(${NUMBER})\s+(dias?|semanas?|mes(?:es)?|años?|anos?)\b`,
      'g',
    ),
    read: ([, count, unit = ''], today) => both(shift(countOf(count), unit, today, -1), null),
  },
  {
    pattern: new RegExp(String.raw`\b(${NUMBER}) (days?|weeks?) from (?:now|today)\b`, 'g'),
    read: ([, count, unit = ''], today) => both(null, shift(countOf(count), unit, today, 1)),
  },
  {
    // "3 clients in one day" names none.
    pattern: new RegExp(
      String.raw`\b(?:in|en) (?!(?:a|an|one|1|un) (?:day|dia)\b)(${NUMBER}) (days?|weeks?|dias?|semanas?)\b`,
      'g',
    ),
    read: ([, count, unit = ''], today) => both(null, shift(countOf(count), unit, today, 1)),
  },
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
      /\b(?:el|para el|del) (?:dia )?(\d{1,2})\b(?! ?(?:%|[.,:/]\d|por ciento|dolares|pesos|de (?:ellos|los|las|cada)|personas|años|horas|avo|vo|ro))/g,
    read: ([, date], today) => dateAlone(Number(date), today),
  },
  { pattern: /\b(?:day before yesterday|antier|anteayer)\b/g, read: (_, today) => both(today - 2, null) },
  { pattern: /\b(?:yesterday|last night|ayer|anoche)\b/g, read: (_, today) => both(today - 1, null) },
  { pattern: /\b(?:today|this morning|tonight|hoy|esta mañana|esta noche)\b/g, read: (_, today) => both(today, today) },
  {
    pattern: /\b(?:tomorrow|tmrw|tmw|pasado mañana)\b/g,
    read: ([word], today) => both(null, today + (word === 'pasado mañana' ? 2 : 1)),
  },
  {
    pattern: /(?<!(?:la|esta|de la|por la|una) )\bmañana\b(?! (?:por|en))/g,
    read: (_, today) => both(null, today + 1),
  },
  {
    pattern:
      /(?<!\b(?:an?|any|every|each|some|un|cada|algun|ningun|los|santo|san) )\b(?:(last|past|next|this|this coming|this past|el proximo|el pasado|este|el) )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday|mon|tues?|wed|thurs?|thu|fri|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b(?: (pasado|que viene|proximo))?/g,
    read: ([, before = '', name = '', after = ''], today) => weekday(WEEKDAYS[name] ?? 0, `${before} ${after}`, today),
  },
];

/** "Today is the 17th". */
const IS_TODAY = new RegExp(
  String.raw`\b(?:today(?:'s| is)(?: the date)?|it(?:'?s| is) (?:now|already)|(?:hoy|ya) (?:es|estamos a)|estamos a)(?: (?:already|ya|el|the|dia))*(?: (?:${MONTHS})\.?)? \d{1,2}(?:st|nd|rd|th)?\b(?: (?:de |of )?(?:${MONTHS}|${MESES}))?`,
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
