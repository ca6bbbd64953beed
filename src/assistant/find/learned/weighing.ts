import { fixedChance, inFixedDisorder } from './judgement.ts';
import { createLearner, outputOf, type Measure, type Network } from './network.ts';

/** One of several options, or none of them: one network weighs what speaks for an option, another what speaks for none. */
export type Weighing = { readonly option: Network; readonly none: Network };

export const NO_WEIGHTS: Weighing = { option: { hidden: [], out: [] }, none: { hidden: [], out: [] } };

/** What speaks for each option, a row for each, and what speaks for none. */
export type Grounds = { readonly rows: readonly (readonly number[])[]; readonly none: readonly number[] };

/** How likely each option is. They do not add up to 1: the rest is that none is. */
export function weigh({ option, none }: Weighing, grounds: Grounds): number[] {
  return sharesOf(
    grounds.rows.map((row) => outputOf(option, row)),
    outputOf(none, grounds.none),
  ).shares;
}

function sharesOf(scores: readonly number[], silence: number) {
  const highest = scores.reduce((most, score) => Math.max(most, score), silence);
  const raised = scores.map((score) => Math.exp(score - highest));
  const rest = Math.exp(silence - highest);
  const total = raised.reduce((sum, value) => sum + value, rest);
  return { shares: raised.map((value) => value / total), none: rest / total };
}

/** What could be right, and which of it was; -1 where none. `times`: how often it counts. */
export type Lesson = { readonly grounds: Grounds; readonly right: number; readonly times?: number };

export type Size = { readonly hidden: number; readonly hiddenForNone: number };

const PASSES = 25;
const RATE = 0.005;
const LESSONS_A_STEP = 128;

/** In a disorder that is always the same: what comes last would count for more, and the same lessons give the same weights. */
export function learnWeighing(inOrder: readonly Lesson[], { hidden, hiddenForNone }: Size): Weighing {
  const disordered = inFixedDisorder(inOrder);
  const of = measureOf(disordered.flatMap(({ grounds }) => grounds.rows));
  const ofNone = measureOf(disordered.map(({ grounds }) => grounds.none));
  const lessons = disordered.map(({ grounds, right, times = 1 }) => ({
    rows: grounds.rows.map((row) => even(row, of)),
    silent: even(grounds.none, ofNone),
    right,
    times,
  }));
  const chance = fixedChance(5);
  const option = createLearner(of.middle.length, hidden, chance);
  const none = createLearner(ofNone.middle.length, hiddenForNone, chance);
  const steps = PASSES * Math.ceil(lessons.length / LESSONS_A_STEP);
  for (let step = 0; step < steps; step++) {
    const from = (step * LESSONS_A_STEP) % lessons.length;
    const some = lessons.slice(from, from + LESSONS_A_STEP);
    const all = some.reduce((sum, { times }) => sum + times, 0);
    for (const { rows, silent, right, times } of some) {
      const judged = sharesOf(
        rows.map((row) => option.output(row)),
        none.output(silent),
      );
      const weight = times / all;
      for (const [at, row] of rows.entries()) {
        const miss = (judged.shares[at] ?? 0) - (at === right ? 1 : 0);
        if (Math.abs(miss) > SETTLED) option.missed(row, miss * weight);
      }
      none.missed(silent, (judged.none - (right < 0 ? 1 : 0)) * weight);
    }
    const rate = RATE * paceAt(step / steps);
    option.step(rate);
    none.step(rate);
  }
  return { option: option.network(of), none: none.network(ofNone) };
}

/** What is as good as ruled out teaches nothing more. */
const SETTLED = 1e-4;
/** Slowly at first, and slower and slower at the end. */
const WARM = 0.2;
const paceAt = (done: number) =>
  done < WARM ? done / WARM : (1 + Math.cos((Math.PI * (done - WARM)) / (1 - WARM))) / 2;

const even = (row: readonly number[], { middle, spread }: Measure) =>
  row.map((value, at) => (value - (middle[at] ?? 0)) / (spread[at] ?? 1));

function measureOf(rows: readonly (readonly number[])[]): Measure {
  const width = rows[0]?.length ?? 0;
  const mean = (of: (row: readonly number[]) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const middle = Array.from({ length: width }, (_, at) => mean((row) => row[at] ?? 0));
  const spread = middle.map((value, at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - value) ** 2)) || 1);
  return { middle, spread };
}
