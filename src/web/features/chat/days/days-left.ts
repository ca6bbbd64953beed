import type { CardDay } from '#contract/answer.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';

/** From this many days on there is no hurry. */
const CALM_DAYS = 8;

export type DayState = {
  /** Below zero: it has passed. */
  readonly left: number;
  /** `soon` is the one colour for a day that counts. */
  readonly tone: 'soon' | 'calm' | 'theirs' | 'passed';
  readonly hasCalendar: boolean;
};

const daysLeft = (iso: string, today: string): number => (parseDay(iso) ?? 0) - (parseDay(today) ?? 0);

export function stateOfDay({ iso, isTheirs }: Pick<CardDay, 'iso' | 'isTheirs'>, today: string): DayState {
  const left = daysLeft(iso, today);
  // Nobody wants a day in their calendar that has passed, nor to be hurried by somebody else's.
  if (isTheirs) return { left, tone: 'theirs', hasCalendar: left >= 0 };
  if (left < 0) return { left, tone: 'passed', hasCalendar: false };
  return { left, tone: left < CALM_DAYS ? 'soon' : 'calm', hasCalendar: true };
}

/** Days to come first, the nearest at the top; then what has passed. */
export function inOrder<Day extends Pick<CardDay, 'iso'>>(days: readonly Day[], today: string): Day[] {
  const isPast = ({ iso }: Day) => Number(iso < today);
  return days.toSorted((a, b) => isPast(a) - isPast(b) || a.iso.localeCompare(b.iso));
}
