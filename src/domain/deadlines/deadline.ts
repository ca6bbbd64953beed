import { addMonths, isoDay, parseDay, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addBusinessDays, businessDayFrom, closedOn, type Closed } from './business-day.ts';
import type { HolidayCalendar } from './holiday.ts';

/** Years are twelve months each (General Construction Law § 58), so "2 years 6 months" is one period of 30. */
export type Period = { readonly amount: number; readonly unit: 'days' | 'business-days' | 'months' };

/**
 * What a last day that is no business day does. `next`: it moves to the next one (General Construction Law § 25-a).
 * `earlier`: it may or may not move, so the business day before it is told. `stays`: it remains where it is.
 */
export const WEEKEND_RULES = ['next', 'earlier', 'stays'] as const;
export type WeekendRule = (typeof WEEKEND_RULES)[number];

/** How a date is found: several periods run one after the other, and only the last day can move. */
export type Count = {
  readonly periods: readonly Period[];
  readonly direction: 'after' | 'before';
  readonly weekends: WeekendRule;
  readonly calendar: HolidayCalendar;
};

export type ClosedDay = { readonly day: string; readonly because: Closed };

/** The working, in the order in which somebody would do it with a calendar and a pencil. Dates are `YYYY-MM-DD`. */
export type CountStep =
  | { readonly kind: 'leave-out'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'period';
      /** Which of the periods this is. */
      readonly index: number;
      readonly period: Period;
      readonly direction: Count['direction'];
      readonly from: string;
      readonly to: string;
      /** The days that a count of business days steps over. */
      readonly skipped: readonly ClosedDay[];
    }
  | {
      readonly kind: 'moved';
      readonly rule: WeekendRule;
      readonly from: string;
      readonly to: string;
      readonly closed: readonly ClosedDay[];
    };

export type Counted = {
  /** Where the count ends, before weekends and holidays are looked at. */
  readonly counted: string;
  readonly date: string;
  readonly steps: readonly CountStep[];
};

/** Nothing if `from` is no date, or the count leaves the years that we know. */
export function countDeadline(from: string, count: Count): Counted | null {
  const start = parseDay(from);
  if (start === null) return null;
  const steps: CountStep[] = [leaveOut(start, count)];
  let day = start;
  for (const [index, period] of count.periods.entries()) {
    const reached = addPeriod(day, period, count);
    steps.push(periodStep({ day, reached, index, period }, count));
    day = reached;
  }
  const date = settle(day, count);
  if (closedOn(day, count.calendar) !== null) steps.push(movedStep(day, date, count));
  return parseDay(isoDay(date)) === null ? null : { counted: isoDay(day), date: isoDay(date), steps };
}

/** The day from which is counted is no part of the count: General Construction Law § 20. */
function leaveOut(start: CalendarDay, count: Count): CountStep {
  return { kind: 'leave-out', from: isoDay(start), to: isoDay(start + towards(count)) };
}

function addPeriod(day: CalendarDay, { amount, unit }: Period, count: Count): CalendarDay {
  const sign = towards(count);
  switch (unit) {
    case 'days':
      return day + sign * amount;
    case 'months':
      return addMonths(day, sign * amount);
    case 'business-days':
      return addBusinessDays(day, amount, sign, count.calendar);
  }
}

type Stretch = {
  readonly day: CalendarDay;
  readonly reached: CalendarDay;
  readonly index: number;
  readonly period: Period;
};

function periodStep({ day, reached, index, period }: Stretch, { calendar, direction }: Count): CountStep {
  const skipped = period.unit === 'business-days' ? closedBetween(day, reached, calendar) : [];
  return { kind: 'period', index, period, direction, from: isoDay(day), to: isoDay(reached), skipped };
}

function settle(day: CalendarDay, { weekends, calendar }: Count): CalendarDay {
  if (weekends === 'stays') return day;
  return businessDayFrom(day, weekends === 'next' ? 1 : -1, calendar);
}

function movedStep(day: CalendarDay, date: CalendarDay, { weekends: rule, calendar }: Count): CountStep {
  const beyond = rule === 'next' ? date : day + 1;
  const closed = closedBetween(Math.min(day, date) - 1, beyond, calendar);
  return { kind: 'moved', rule, from: isoDay(day), to: isoDay(date), closed };
}

/** Both ends left out, whichever comes first. */
function closedBetween(one: CalendarDay, other: CalendarDay, calendar: HolidayCalendar): ClosedDay[] {
  const closed: ClosedDay[] = [];
  for (let day = Math.min(one, other) + 1; day < Math.max(one, other); day += 1) {
    const because = closedOn(day, calendar);
    if (because !== null) closed.push({ day: isoDay(day), because });
  }
  return closed;
}

function towards({ direction }: Count): 1 | -1 {
  return direction === 'after' ? 1 : -1;
}
