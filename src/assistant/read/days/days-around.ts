import { addMonths, isoDay, weekdayOf } from '#domain/calendar/calendar-day.ts';
import { both, countOf, NONE, NUMBER, type Reader } from './day-reader.ts';

const WEEKDAYS: Readonly<Record<string, number>> = {
  sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6,
  sun: 0, mon: 1, tue: 2, tues: 2, wed: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6,
  domingo: 0, lunes: 1, martes: 2, miercoles: 3, jueves: 4, viernes: 5, sabado: 6,
}; // prettier-ignore
const NAMES = Object.keys(WEEKDAYS).join('|');

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

/** The weekday of another week than this one; a week begins on Monday. */
function weekdayIn(weeks: number, number: number, today: number): number {
  const monday = today - ((weekdayOf(today) + 6) % WEEK);
  return monday + weeks * WEEK + ((number + 6) % WEEK);
}

/** "Saturday the 7th": the nearest 7th that is a Saturday, in the two months around today. */
function dated(number: number, date: number, today: number) {
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, at) => today - NEAR + at).filter(
    (day) => weekdayOf(day) === number && Number(isoDay(day).slice(-2)) === date,
  );
  const [day] = near.toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today));
  if (day === undefined) return NONE;
  return day <= today ? both(day, null) : both(null, day);
}
const NEAR = 62;

/** Which week a weekday is of, or which date it is. */
export const WEEKDAYS_NAMED: readonly Reader[] = [
  {
    // "Last week Monday", "Monday of last week", "el lunes de la semana pasada".
    pattern: new RegExp(
      String.raw`\b(?:(last|next) week(?:,| on)? (${NAMES})|(?:el |on )?(${NAMES})(?:,? of| de)?,? (?:la )?(last week|next week|semana pasada|semana que viene|proxima semana|semana proxima))\b`,
      'g',
    ),
    read: ([, before = '', first, second, after = ''], today) => {
      const isLast = /last|pasada/.test(before + after);
      const day = weekdayIn(isLast ? -1 : 1, WEEKDAYS[first ?? second ?? ''] ?? 0, today);
      return isLast ? both(day, null) : both(null, day);
    },
  },
  {
    // "A week ago yesterday", "two weeks ago Monday".
    pattern: new RegExp(String.raw`\b(${NUMBER}) weeks? ago(?: on)? (yesterday|today|${NAMES})\b`, 'g'),
    read: ([, count, name = ''], today) => {
      const number = WEEKDAYS[name];
      const back = number === undefined ? 0 : (weekdayOf(today) - number + WEEK) % WEEK;
      return both(today - back - (name === 'yesterday' ? 1 : 0) - countOf(count) * WEEK, null);
    },
  },
  {
    // "Two weeks from yesterday", "a week from Monday".
    pattern: new RegExp(String.raw`\b(${NUMBER}) weeks? from (yesterday|today|tomorrow|${NAMES})\b`, 'g'),
    read: ([, count, name = ''], today) => {
      const number = WEEKDAYS[name];
      const ahead = number === undefined ? 0 : (number - weekdayOf(today) + WEEK) % WEEK;
      const beside = name === 'yesterday' ? -1 : name === 'tomorrow' ? 1 : 0;
      return both(null, today + ahead + beside + countOf(count) * WEEK);
    },
  },
  {
    // "Sat the 7th", "el sábado 7".
    pattern: new RegExp(
      String.raw`\b(?:(?:last|this|past|next|el|on) )?(${NAMES}),? (?:the |el |dia )?(\d{1,2})(?:st|nd|rd|th)?\b(?![/:.,]?\d| ?(?:[ap]\.?m\b|o'?clock|de \p{L}|of \p{L}|${NUMBER} |hours?|horas|days?|dias|years?|años|people|kids))`,
      'gu',
    ),
    read: ([, name = '', date], today) => dated(WEEKDAYS[name] ?? 0, Number(date), today),
  },
];

/** So long ago, or so long from now. */
export const SPANS_AWAY: readonly Reader[] = [
  {
    // "A debt from 3 years ago" is that old, and nothing says what happened on the day.
    pattern: new RegExp(
      String.raw`(?<!\bfrom (?:about |like |around |over )?)\b(${NUMBER})\s+(days?|weeks?|months?|years?)\s+(?:ago|back(?! (?:pay|rent|wages|to|in|at|from|on|up)))\b`,
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
];

/** Yesterday, today, tomorrow, and the days of the week. */
export const DAYS_AROUND: readonly Reader[] = [
  {
    pattern: /\b(?:antes de (?:antier|anteayer)|tras ?antier|tras ?anteayer|tres ?antier)\b/g,
    read: (_, today) => both(today - 3, null),
  },
  {
    pattern: /\b(?:day before yesterday|antier|anteayer|ante ayer|antes de (?:ayer|anoche)|anteanoche)\b/g,
    read: (_, today) => both(today - 2, null),
  },
  { pattern: /\b(?:yesterday|last night|ayer|anoche)\b/g, read: (_, today) => both(today - 1, null) },
  { pattern: /\b(?:today|this morning|tonight|hoy|esta mañana|esta noche)\b/g, read: (_, today) => both(today, today) },
  {
    pattern: /\b(?:tomorrow|tmrw|tmw|pasado mañana)\b/g,
    read: ([word], today) => both(null, today + (word === 'pasado mañana' ? 2 : 1)),
  },
  {
    pattern: /(?<!(?:la|esta|de la|por la|una) )\bmañana\b(?! (?:por|en) (?!la (?:mañana|tarde|noche)\b))/g,
    read: (_, today) => both(null, today + 1),
  },
  {
    pattern:
      /(?<!\b(?:an?|any|every|each|some|un|cada|algun|ningun|los|santo|san) )\b(?:(last|past|next|this|this coming|this past|el proximo|el pasado|este|el) )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday|mon|tues?|wed|thurs?|thu|fri|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b(?: (pasado|que viene|proximo))?/g,
    read: ([, before = '', name = '', after = ''], today) => weekday(WEEKDAYS[name] ?? 0, `${before} ${after}`, today),
  },
];
