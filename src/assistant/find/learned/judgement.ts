import { DIMENSIONS, product } from '../vectors/vectors.ts';

/** A linear judge over sentence vectors: one direction per label. It was trained from examples by `npm run embed`. */
export type Judge = {
  readonly labels: readonly string[];
  /** Row by row, one per label. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
};

export type Verdict = { readonly label: string; readonly share: number };

/** All labels with their share of certainty, the likeliest first. */
export function judge(by: Judge, vector: Float32Array): Verdict[] {
  const shares = sharesOf(by, vector);
  return by.labels.map((label, row) => ({ label, share: shares[row] ?? 0 })).toSorted((a, b) => b.share - a.share);
}

/** The same, by label. */
export function sharesByLabel(by: Judge, vector: Float32Array): Map<string, number> {
  const shares = sharesOf(by, vector);
  return new Map(by.labels.map((label, row) => [label, shares[row] ?? 0]));
}

/** How certain it is of one label. */
export const shareOf = (by: Judge, vector: Float32Array, label: string): number =>
  sharesOf(by, vector)[by.labels.indexOf(label)] ?? 0;

function sharesOf({ labels, weights, biases }: Judge, vector: Float32Array): Float64Array {
  const scores = new Float64Array(labels.length);
  for (let row = 0; row < labels.length; row++) {
    scores[row] = (biases[row] ?? 0) + product(weights, row * DIMENSIONS, vector);
  }
  return asShares(scores);
}

/** Scores as shares of all of them (softmax). */
export function asShares(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const raised = scores.map((score) => Math.exp(score - highest));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

export type Example = { readonly vector: Float32Array; readonly label: string };

const PASSES = 16;
const RATE = 1.2;
/** Small weights generalize: measured on held-back phrases, a tenth of this hears a tenth less. */
const SHRINK = 1e-4;
const SHRINK_EVERY = 64;
/** A label that is as good as ruled out learns nothing more from an example. */
const SETTLED = 1e-3;

/**
 * Softmax regression by plain gradient steps, always in the same order, so that the same examples give the same judge. A label
 * with few examples counts nearly as much as one with many.
 */
export function train(examples: readonly Example[], passes = PASSES): Judge {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const by: Judge = {
    labels,
    weights: new Float32Array(labels.length * DIMENSIONS),
    biases: new Float32Array(labels.length),
  };
  const numbers = new Map(labels.map((label, at) => [label, at]));
  const counts = labels.map((label) => examples.filter((one) => one.label === label).length);
  const shuffled = inFixedDisorder(examples);
  for (let pass = 0; pass < passes; pass++) {
    const rate = RATE * (1 - pass / passes) + 0.01;
    for (const [at, { vector, label }] of shuffled.entries()) {
      const own = numbers.get(label) ?? 0;
      const balance = Math.min(3, Math.sqrt(examples.length / labels.length / (counts[own] ?? 1)));
      learn(by, vector, { own, rate: rate * balance });
      if (at % SHRINK_EVERY === 0) shrink(by, 1 - SHRINK * rate * SHRINK_EVERY);
    }
  }
  return by;
}

function shrink({ weights }: Judge, by: number): void {
  for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) * by;
}

function learn(by: Judge, vector: Float32Array, { own, rate }: { own: number; rate: number }): void {
  const shares = sharesOf(by, vector);
  for (let row = 0; row < shares.length; row++) {
    const miss = (row === own ? 1 : 0) - (shares[row] ?? 0);
    if (Math.abs(miss) < SETTLED) continue;
    by.biases[row] = (by.biases[row] ?? 0) + 0.1 * miss * rate;
    const at = row * DIMENSIONS;
    for (let i = 0; i < DIMENSIONS; i++)
      by.weights[at + i] = (by.weights[at + i] ?? 0) + miss * rate * (vector[i] ?? 0);
  }
}

/** Numbers from 0 to 1 in no order, the same every time. */
export function fixedChance(seed: number): () => number {
  const most = 2_147_483_648;
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % most;
    return last / most;
  };
}

/** The same disorder every time. */
export function inFixedDisorder<T>(items: readonly T[]): T[] {
  const next = fixedChance(7);
  return items
    .map((item) => ({ item, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
