/** A day as YYYY-MM-DD. */
export type Day = string;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const NUMERIC = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\b/;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const MONTH_DAY =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?/i;
const DAY_MONTH =
  /\b(\d{1,2})\s+(?:de\s+)?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?:\s+(?:de\s+)?(\d{4}))?/i;
const AGO = /\b(\d{1,3}|a|one|two|three|four|five|six)\s+(day|week)s?\s+ago\b/i;
const HACE = /\bhace\s+(\d{1,3}|un|una|dos|tres)\s+(d[ií]a|semana)s?\b/i;
const NUMBERS: Record<string, number> = {
  a: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** The first day that a message names. A day without a year is the last one that has passed. */
export function dayIn(message: string, today: Day): Day | null {
  return written(message, today) ?? relative(message, today);
}

function written(message: string, today: Day): Day | null {
  const iso = ISO.exec(message);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const english = MONTH_DAY.exec(message);
  if (english) return withYear(monthNumber(MONTHS, english[1]), Number(english[2]), english[3], today);
  const spanish = DAY_MONTH.exec(message);
  if (spanish) return withYear(monthNumber(MESES, spanish[2]), Number(spanish[1]), spanish[3], today);
  const numeric = NUMERIC.exec(message);
  return numeric ? withYear(Number(numeric[1]), Number(numeric[2]), numeric[3], today) : null;
}

function relative(message: string, today: Day): Day | null {
  if (/\b(?:yesterday|ayer)\b/i.test(message)) return addDays(today, -1);
  if (/\b(?:today|hoy|this morning|esta mañana)\b/i.test(message)) return today;
  const ago = AGO.exec(message) ?? HACE.exec(message);
  if (!ago) return null;
  const count = NUMBERS[(ago[1] ?? '').toLowerCase()] ?? Number(ago[1]);
  return addDays(today, -count * (/^(?:week|semana)/i.test(ago[2] ?? '') ? 7 : 1));
}

const monthNumber = (names: readonly string[], word = '') =>
  names.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3))) + 1;

function withYear(month: number, day: number, year: string | undefined, today: Day): Day | null {
  if (year) return valid(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  const thisYear = Number(today.slice(0, 4));
  const recent = valid(thisYear, month, day);
  return recent && recent > today ? valid(thisYear - 1, month, day) : recent;
}

function valid(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year > 1950 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}

function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
