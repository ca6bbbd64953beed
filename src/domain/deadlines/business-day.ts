import { weekdayOf, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import { holidayOn, type Holiday, type HolidayCalendar } from './holiday.ts';

/** Why a day is no business day. */
export type Closed = 'saturday' | 'sunday' | Holiday;

/** A holiday that falls on a weekend is told as the weekend. */
export function closedOn(day: CalendarDay, calendar: HolidayCalendar): Closed | null {
  const weekday = weekdayOf(day);
  if (weekday === 0) return 'sunday';
  if (weekday === 6 && calendar !== 'door-to-door') return 'saturday';
  return holidayOn(day, calendar);
}

/** The day itself if it is one. */
export function businessDayFrom(day: CalendarDay, towards: 1 | -1, calendar: HolidayCalendar): CalendarDay {
  let open = day;
  while (closedOn(open, calendar) !== null) open += towards;
  return open;
}

export function addBusinessDays(
  day: CalendarDay,
  amount: number,
  towards: 1 | -1,
  calendar: HolidayCalendar,
): CalendarDay {
  let reached = day;
  for (let counted = 0; counted < amount; counted += 1) {
    reached = businessDayFrom(reached + towards, towards, calendar);
  }
  return reached;
}
