/** Days since 1970-01-01: a date without a time, so that no time zone can move it. */
export type CalendarDay = number;

const MS_PER_DAY = 86_400_000;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/;
/** Far enough for every period that a law knows, near enough to catch a mistyped year. */
const YEARS = { first: 1900, last: 2199 };

/** `month` is 1 to 12 and may run over: month 13 is the next January. */
export function dayOf(year: number, month: number, date: number): CalendarDay {
  return Date.UTC(year, month - 1, date) / MS_PER_DAY;
}

/** Null when there is no such date, as for February 30. */
export function parseDay(iso: string): CalendarDay | null {
  const { year, month, date } = ISO.exec(iso)?.groups ?? {};
  const day = dayOf(Number(year), Number(month), Number(date));
  const inRange = Number(year) >= YEARS.first && Number(year) <= YEARS.last;
  return inRange && isoDay(day) === iso ? day : null;
}

export function isoDay(day: CalendarDay): string {
  return dateOf(day).toISOString().slice(0, 10);
}

export function yearOf(day: CalendarDay): number {
  return dateOf(day).getUTCFullYear();
}

/** 0 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return dateOf(day).getUTCDay();
}

/** General Construction Law § 30: to the same number in the month, or to the month's last day if there is none. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months];
  const lastOfMonth = dayOf(year, month + 1, 0);
  return Math.min(dayOf(year, month, date.getUTCDate()), lastOfMonth);
}

function dateOf(day: CalendarDay): Date {
  return new Date(day * MS_PER_DAY);
}
