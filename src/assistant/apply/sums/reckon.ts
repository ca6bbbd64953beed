import type { Words } from '../../content/words.ts';
import { fits, mayFit, type Situation } from '../fits.ts';
import type { Values } from './expression.ts';
import type { Askable, SumRule } from './sum-rule.ts';
import { valuesOf } from './values.ts';

/** What was told, worked out. */
export type Reckoned = {
  readonly says: Words;
  /** What that makes of "can they …"; null where it settles none. */
  readonly may: 'yes' | 'no' | null;
  readonly of: readonly string[];
};

/** The first case that fits, of the first rule that has one. */
export function reckon(rules: readonly SumRule[], situation: Situation): Reckoned | null {
  for (const rule of rules) {
    const reckoned = reckonBy(rule, situation);
    if (reckoned) return reckoned;
  }
  return null;
}

function reckonBy({ steps, cases, of }: SumRule, situation: Situation): Reckoned | null {
  const values = withSteps(steps, valuesOf(situation));
  for (const { when, if: condition, says, may = null } of cases) {
    if (when && !fits(when, situation)) continue;
    const isSo = condition === null ? 1 : condition.valueIn(values);
    const [en, es] = [says.en.saidWith(values), says.es.saidWith(values)];
    // What was not told yet could bring an earlier case into play: a later one would be a guess.
    if (isSo === null || (isSo !== 0 && (en === null || es === null))) {
      if (isOpen(when, situation)) return null;
      continue;
    }
    if (isSo !== 0 && en !== null && es !== null) return { says: { en, es }, may, of };
  }
  return null;
}

const isOpen = (when: Parameters<typeof fits>[0] | undefined, situation: Situation) =>
  when === undefined || mayFit(when, situation);

function withSteps(steps: SumRule['steps'], told: Values): Values {
  const values = new Map(told);
  for (const [name, step] of steps) {
    const value = step.valueIn(values);
    if (value !== null) values.set(name, value);
  }
  return values;
}

/** The first thing that a sum wants to be asked for and does not know, where what else it needs is there. */
export function wantedForSum({ ask }: SumRule, situation: Situation): Askable | null {
  const values = valuesOf(situation);
  const missing = ask.find((name) => !values.has(NAME_OF[name]));
  if (missing === undefined) return null;
  return values.has('daily') && OF_A_WEEK.has(missing) ? wantedOfDays(values) : missing;
}
/** Who is paid by the day counts hours by the day, and days. */
const wantedOfDays = (values: Values): Askable => (values.has('hoursADay') ? 'daysAWeek' : 'hoursADay');
const OF_A_WEEK = new Set<Askable>(['hours', 'earned']);

/** Whoever tells what is earned tells it for a week, a month or a year. */
const NAME_OF: Readonly<Record<Askable, string>> = {
  children: 'children',
  household: 'household',
  hours: 'hours',
  earned: 'weekly',
  rent: 'rent',
  debt: 'debt',
  hoursADay: 'hoursADay',
  daysAWeek: 'daysAWeek',
};
