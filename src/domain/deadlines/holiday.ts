import { dayOf, isoDay, weekdayOf, yearOf, type CalendarDay } from '#domain/calendar/calendar-day.ts';

/**
 * Whose holidays count. `new-york`: General Construction Law § 24. `federal`: 5 USC § 6103.
 * `door-to-door`: the shorter list of Personal Property Law § 426, in which a Saturday is a business day.
 */
export const HOLIDAY_CALENDARS = ['new-york', 'federal', 'door-to-door'] as const;
export type HolidayCalendar = (typeof HOLIDAY_CALENDARS)[number];

export type HolidayName =
  | 'new-year'
  | 'martin-luther-king'
  | 'lincoln'
  | 'washington'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'election'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas';

/** `observed`: it lies on another day that year, and this is the day kept instead. */
export type Holiday = { readonly name: HolidayName; readonly observed: boolean };

type Rule = {
  readonly name: HolidayName;
  readonly on: (year: number) => CalendarDay;
  readonly in: readonly HolidayCalendar[];
  readonly since?: number;
};

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];
const EVERYWHERE = HOLIDAY_CALENDARS;
const GOVERNMENT = ['new-york', 'federal'] as const;

const RULES: readonly Rule[] = [
  { name: 'new-year', on: (year) => dayOf(year, 1, 1), in: EVERYWHERE },
  { name: 'martin-luther-king', on: (year) => nth(3, MONDAY, year, 1), in: GOVERNMENT },
  { name: 'lincoln', on: (year) => dayOf(year, 2, 12), in: ['new-york'] },
  { name: 'washington', on: (year) => nth(3, MONDAY, year, 2), in: EVERYWHERE },
  { name: 'memorial', on: (year) => nth(1, MONDAY, year, 6) - 7, in: EVERYWHERE },
  { name: 'juneteenth', on: (year) => dayOf(year, 6, 19), in: GOVERNMENT, since: 2021 },
  { name: 'independence', on: (year) => dayOf(year, 7, 4), in: EVERYWHERE },
  { name: 'labor', on: (year) => nth(1, MONDAY, year, 9), in: EVERYWHERE },
  { name: 'columbus', on: (year) => nth(2, MONDAY, year, 10), in: EVERYWHERE },
  // The Tuesday after the first Monday: November 1 itself is never Election Day.
  { name: 'election', on: (year) => nth(1, MONDAY, year, 11) + 1, in: ['new-york'] },
  { name: 'veterans', on: (year) => dayOf(year, 11, 11), in: EVERYWHERE },
  { name: 'thanksgiving', on: (year) => nth(4, THURSDAY, year, 11), in: EVERYWHERE },
  { name: 'christmas', on: (year) => dayOf(year, 12, 25), in: EVERYWHERE },
];

const years = new Map<string, ReadonlyMap<CalendarDay, Holiday>>();

export function holidayOn(day: CalendarDay, calendar: HolidayCalendar): Holiday | null {
  const year = yearOf(day);
  // New Year's Day on a Saturday is kept by federal offices on the last day of the year before.
  return holidaysOf(year, calendar).get(day) ?? holidaysOf(year + 1, calendar).get(day) ?? null;
}

/** The dates on which offices are closed in the holidays of `year`, in order. */
export function holidayDates(year: number, calendar: HolidayCalendar): string[] {
  return [...holidaysOf(year, calendar).keys()].toSorted((a, b) => a - b).map(isoDay);
}

function holidaysOf(year: number, calendar: HolidayCalendar): ReadonlyMap<CalendarDay, Holiday> {
  const key = `${calendar} ${year}`;
  const known = years.get(key) ?? computeHolidays(year, calendar);
  years.set(key, known);
  return known;
}

function computeHolidays(year: number, calendar: HolidayCalendar): ReadonlyMap<CalendarDay, Holiday> {
  const days = new Map<CalendarDay, Holiday>();
  for (const { name, on, since = 0 } of RULES.filter((rule) => rule.in.includes(calendar))) {
    if (year < since) continue;
    const day = on(year);
    days.set(day, { name, observed: false });
    const kept = observedOn(day, calendar);
    if (kept !== day) days.set(kept, { name, observed: true });
  }
  return days;
}

/** The list for sales at the door names days and moves none: the count that ends earlier is the one to show a buyer. */
function observedOn(day: CalendarDay, calendar: HolidayCalendar): CalendarDay {
  if (calendar === 'door-to-door') return day;
  if (weekdayOf(day) === SUNDAY) return day + 1;
  return weekdayOf(day) === SATURDAY && calendar === 'federal' ? day - 1 : day;
}

function nth(count: number, weekday: number, year: number, month: number): CalendarDay {
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1);
}
