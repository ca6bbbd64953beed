import type { DeadlineRule } from '#contract/deadlines.ts';
import type { DataOf } from '#contract/index.ts';
import { copy } from './copy.ts';

/** What somebody has chosen and typed so far; it stands in the address, so that a count can be kept and shared. */
export type Question = {
  readonly rule: string;
  readonly variant: string;
  readonly from: string;
  readonly days: string;
  readonly limit: string;
};

const NAMES = ['rule', 'variant', 'from', 'days', 'limit'] as const;
export type Faults = Partial<Record<keyof Question, string>>;

export function questionIn(query: URLSearchParams): Question {
  const [rule = '', variant = '', from = '', days = '', limit = ''] = NAMES.map((name) => query.get(name) ?? '');
  return { rule, variant, from, days, limit };
}

export function queryOf(question: Question): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of NAMES) if (question[name]) query.set(name, question[name]);
  return query;
}

/** Where there is one way only, nobody has to choose it. */
export function variantOf(rule: DeadlineRule | undefined, { variant }: Question) {
  if (rule?.variants.length === 1) return rule.variants[0];
  return rule?.variants.find(({ id }) => id === variant);
}

const DAYS_MAX = 365;

/** What the server is asked, or what is still missing. */
export function toCall(
  rule: DeadlineRule | undefined,
  question: Question,
): { data: DataOf<'countDeadline'> } | { faults: Faults } {
  const variant = variantOf(rule, question);
  const days = Number(question.days);
  const hasDays = Number.isInteger(days) && days >= 1 && days <= DAYS_MAX;
  const faults: Faults = {
    ...(rule ? {} : { rule: copy.needsRule }),
    ...(rule && !variant ? { variant: copy.needsVariant } : {}),
    ...(question.from ? {} : { from: copy.needsDay }),
    ...(variant?.askDays && !hasDays ? { days: copy.needsDays } : {}),
  };
  if (!rule || !variant || Object.keys(faults).length > 0) return { faults };
  const data = { rule: rule.id, variant: variant.id, triggerDate: question.from };
  return {
    data: {
      ...data,
      ...(variant.askDays ? { days } : {}),
      ...(variant.askLimit && question.limit ? { limitDate: question.limit } : {}),
    },
  };
}
