import { parseDay } from './calendar-day.ts';

/** After so many days somebody compares what we say with its official page again: sooner where the law changed recently. */
export const REVIEW_DAYS = { settled: 365, changed: 120 } as const;

type Reviewed = {
  /** The day it was last compared, as YYYY-MM-DD. */
  readonly checked: string;
  /** That it changed recently, in words. */
  readonly changed?: unknown;
};

export function isReviewDue({ checked, changed }: Reviewed, today: string): boolean {
  const [then, now] = [parseDay(checked), parseDay(today)];
  if (then === null || now === null) return true;
  return now - then > (changed === undefined ? REVIEW_DAYS.settled : REVIEW_DAYS.changed);
}
