import { expect, test } from 'vitest';
import { fixedChance } from './judgement.ts';
import { createLearner, outputOf } from './network.ts';

const AS_IT_IS = { middle: [0, 0], spread: [1, 1] };

/** One or the other, but not both: no straight line tells it apart. */
const EITHER = [
  [0, 0, -1],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, -1],
] as const;

function learned() {
  const learner = createLearner(2, 12, fixedChance(5));
  for (let pass = 0; pass < 400; pass++) {
    for (const [a, b, wanted] of EITHER) learner.missed([a, b], learner.output([a, b]) - wanted);
    learner.step(0.02);
  }
  return learner;
}

test('what no straight line tells apart is learned, the same every time', () => {
  const network = learned().network(AS_IT_IS);
  expect(learned().network(AS_IT_IS)).toEqual(network);
  for (const [a, b, wanted] of EITHER) expect(Math.sign(outputOf(network, [a, b]))).toBe(wanted);
});

test('inputs that were brought to the same measure for learning are asked for as they are', () => {
  const learner = learned();
  const network = learner.network({ middle: [10, -2], spread: [5, 0.5] });
  expect(outputOf(network, [10 + 5 * 1, -2 + 0.5 * 0])).toBeCloseTo(learner.output([1, 0]), 1);
});
