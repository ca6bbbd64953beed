/** How far back a report looks. */
export const PERIODS = ['7-days', '30-days', '90-days', '12-months', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Record<Exclude<Period, 'all'>, number> = { '7-days': 7, '30-days': 30, '90-days': 90, '12-months': 365 };
const DAY_MS = 86_400_000;

/** Null: from the beginning. */
export function startOfPeriod(period: Period, now: Date): Date | null {
  return period === 'all' ? null : new Date(now.getTime() - DAYS[period] * DAY_MS);
}

/** The steps of a chart of this period: few enough to be told apart. */
export const STEP_OF: Record<Period, 'day' | 'week' | 'month'> = {
  '7-days': 'day',
  '30-days': 'week',
  '90-days': 'week',
  '12-months': 'month',
  all: 'month',
};
