import { expect, test } from 'vitest';
import { WORDS_OF_DANGER } from '../../numbers.ts';
import { DIMENSIONS } from '../vectors/vectors.ts';
import { learnWordJudge } from '../words/word-judge.ts';
import { createDangerJudge } from './danger-judge.ts';

const vector = new Float32Array(DIMENSIONS);
const byWords = learnWordJudge([
  ...['he choked me', 'he hit me again', 'he punched me'].map((text) => ({ text, id: 'violence-at-home' })),
  ...['the rent is late', 'my paycheck came late', 'the bank took money'].map((text) => ({ text, id: 'none' })),
]);

const hear = (judged: string) =>
  createDangerJudge({
    byMeaning: {
      labels: ['none', judged],
      weights: new Float32Array(2 * DIMENSIONS),
      biases: Float32Array.from([1, 0]),
    },
    byWords,
    nearest: () => ({ id: 'violence-at-home', nearness: 0.6 }),
  });

test('words of danger make a sign plainer than its nearness, and other words less plain', () => {
  const judge = hear('violence-at-home');
  expect(judge('he choked me again', vector).plainness).toBeGreaterThan(0.6);
  expect(judge('the bank took my paycheck', vector).plainness).toBeLessThan(0.6 - WORDS_OF_DANGER);
  expect(judge('the bank took my paycheck', vector)).toMatchObject({ id: 'violence-at-home', nearness: 0.6 });
});

test('a few words of danger are not lost in a long message', () => {
  const long = (end: string) => `${'the rent is late and the bank took my paycheck '.repeat(6)}${end}`;
  const judge = hear('violence-at-home');
  expect(judge(long('he choked me, he hit me, he punched me'), vector).plainness).toBeGreaterThan(
    judge(long(''), vector).plainness + WORDS_OF_DANGER,
  );
});

test('whether both name the same one is said by the likeliest that is one, however likely that none is', () => {
  expect(hear('violence-at-home')('he choked me', vector).isAgreed).toBe(true);
  expect(hear('scam-now')('he choked me', vector).isAgreed).toBe(false);
});
