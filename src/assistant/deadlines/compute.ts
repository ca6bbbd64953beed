import { parseDay } from '#domain/calendar/calendar-day.ts';
import { countDeadline, type Counted, type Period } from '#domain/deadlines/deadline.ts';
import { ASKED, type Rule, type RuleDate, type Variant } from './rule.ts';
import type { Words } from '../content/words.ts';

export type DeadlineInput = {
  readonly variant: string;
  /** `YYYY-MM-DD`, as are all dates here. */
  readonly triggerDate: string;
  /** Where the rule asks how many days the papers give. */
  readonly days?: number;
  /** Where a second clock can end the time earlier. */
  readonly limitDate?: string;
};

export type DeadlineDate = Counted & {
  readonly id: string;
  readonly what: Words;
  readonly means: RuleDate['means'];
  /** From where this one is counted: the trigger, or the second clock. */
  readonly from: string;
  /** The words and the law of each period, in the order of the count. */
  readonly stretches: readonly { readonly why?: Words | undefined; readonly law: string }[];
  readonly weekendsLaw?: string | undefined;
};

export type Deadline = {
  readonly rule: Rule;
  readonly variant: Variant;
  readonly law: string;
  readonly link: string | undefined;
  readonly dates: readonly DeadlineDate[];
  readonly assumption: Words;
  /** What else can cost the time; among it a second clock whose date is not known. */
  readonly warnings: readonly Words[];
};

/**
 * `not-settled`: we do not count what is not certain. `other-variant`: for a trigger on that date another variant is
 * the law. `out-of-range`: the count leaves the years we know.
 */
export type DeadlineFault =
  | 'not-settled'
  | 'unknown-variant'
  | 'bad-date'
  | 'bad-limit-date'
  | 'bad-days'
  | 'other-variant'
  | 'out-of-range';

export type DeadlineResult =
  | { readonly ok: true; readonly deadline: Deadline }
  | { readonly ok: false; readonly fault: DeadlineFault };

const ASKED_DAYS_MAX = 365;

export function computeDeadline(rule: Rule, input: DeadlineInput): DeadlineResult {
  const variant = variantFor(rule, input);
  if (typeof variant === 'string') return { ok: false, fault: variant };
  const matter = { rule, variant, input };
  const dates = variant.dates.map((date) => firstToEnd(matter, date)).filter((date) => date !== null);
  if (dates.length < variant.dates.length) return { ok: false, fault: 'out-of-range' };
  return { ok: true, deadline: deadlineOf(matter, dates) };
}

type Matter = { readonly rule: Rule; readonly variant: Variant; readonly input: DeadlineInput };

function variantFor(rule: Rule, { variant: id, triggerDate, limitDate, days }: DeadlineInput): Variant | DeadlineFault {
  if (rule.variants.length === 0) return 'not-settled';
  const variant = rule.variants.find((candidate) => candidate.id === id);
  if (variant === undefined) return 'unknown-variant';
  if (parseDay(triggerDate) === null) return 'bad-date';
  if (limitDate !== undefined && parseDay(limitDate) === null) return 'bad-limit-date';
  if (variant.askDays !== undefined && !isCountOfDays(days)) return 'bad-days';
  const tooEarly = variant.onOrAfter !== undefined && triggerDate < variant.onOrAfter;
  const tooLate = variant.before !== undefined && triggerDate >= variant.before;
  return tooEarly || tooLate ? 'other-variant' : variant;
}

function isCountOfDays(days: number | undefined): boolean {
  return days !== undefined && Number.isInteger(days) && days >= 1 && days <= ASKED_DAYS_MAX;
}

function deadlineOf({ rule, variant, input }: Matter, dates: readonly DeadlineDate[]): Deadline {
  const uncounted = input.limitDate === undefined ? variant.limit?.unknown : undefined;
  return {
    rule,
    variant,
    law: variant.law ?? rule.law,
    link: variant.link ?? rule.link,
    dates,
    assumption: variant.assumes,
    warnings: [uncounted, rule.warning].filter((warning) => warning !== undefined),
  };
}

/** With a second clock, whichever runs out first. */
function firstToEnd(matter: Matter, date: RuleDate): DeadlineDate | null {
  const { variant, input } = matter;
  const own = runClock(matter, date, { from: input.triggerDate, count: date.count });
  if (variant.limit === undefined || input.limitDate === undefined) return own;
  const limit = runClock(matter, date, { from: input.limitDate, count: variant.limit.count });
  return own !== null && limit !== null && limit.date < own.date ? limit : own;
}

type Clock = { readonly from: string; readonly count: RuleDate['count'] };

function runClock({ rule, variant, input }: Matter, date: RuleDate, { from, count }: Clock): DeadlineDate | null {
  const { id, what, means, direction, weekendsLaw } = date;
  const asked: Period = { amount: input.days ?? 0, unit: 'days' };
  const periods = count.map(({ period }) => (period === ASKED ? asked : period));
  // A date that is itself the end, such as a day in court, is where it is.
  const weekends = periods.length === 0 ? 'stays' : date.weekends;
  const counted = countDeadline(from, { periods, direction, weekends, calendar: variant.calendar });
  if (counted === null) return null;
  const stretches = count.map(({ why, law }) => ({ why, law: law ?? variant.law ?? rule.law }));
  return { ...counted, id, what, means, from, stretches, weekendsLaw };
}
