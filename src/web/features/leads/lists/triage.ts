import type { Lead } from '#contract/leads.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';

export const SORTS = ['deadline', 'waiting', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Late for the attorney's own part. */
const LATE_HOURS = 24;
const HOUR_MS = 3_600_000;

/** The nearest deadline first; without one, the newest. */
export function sorted(leads: readonly Lead[], sort: Sort): Lead[] {
  const time = (text: string) => Date.parse(text);
  switch (sort) {
    case 'deadline':
      return leads.toSorted(
        (a, b) =>
          (a.deadline?.iso ?? '9').localeCompare(b.deadline?.iso ?? '9') || time(b.updatedAt) - time(a.updatedAt),
      );
    case 'waiting':
      return leads.toSorted((a, b) => time(a.createdAt) - time(b.createdAt));
    case 'newest':
      return leads.toSorted((a, b) => time(b.createdAt) - time(a.createdAt));
  }
}

/** "3 h", "2 d": how long somebody has been waiting for an answer. */
export function waitingOf({ createdAt }: Pick<Lead, 'createdAt'>, now: Date): { words: string; isLate: boolean } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / HOUR_MS));
  const days = Math.floor(hours / 24);
  return { words: days > 1 ? `${days} d` : `${hours} h`, isLate: hours >= LATE_HOURS };
}

export const daysTo = (iso: string, today: string): number => (parseDay(iso) ?? 0) - (parseDay(today) ?? 0);

/** Each value that occurs, by its name. */
export function valuesOf(leads: readonly Lead[], field: 'category' | 'county'): string[] {
  return [...new Set(leads.flatMap((lead) => lead[field] ?? []))].toSorted();
}

/** As many rows as are drawn: those near the top, those near the open one, and more when the end is reached. */
export function windowed<Row>(rows: readonly Row[], upTo: number, selectedAt: number): readonly Row[] {
  const BESIDE = 20;
  return rows.slice(0, Math.max(upTo, selectedAt < 0 ? 0 : selectedAt + BESIDE));
}
