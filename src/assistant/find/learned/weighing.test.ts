import { expect, test } from 'vitest';
import { learnWeighing, weigh, type Lesson } from './weighing.ts';

const SIZE = { hidden: 6, hiddenForNone: 4 };
const grounds = (first: number, second: number) => ({
  rows: [[first], [second]],
  none: [Math.max(first, second)],
});

/** The higher of two is right; where both are low, none is. */
const LESSONS: readonly Lesson[] = Array.from({ length: 500 }, (_, at) => {
  const [first, second] = [((at * 7) % 100) / 100, ((at * 13) % 100) / 100];
  return { grounds: grounds(first, second), right: Math.max(first, second) < 0.4 ? -1 : first > second ? 0 : 1 };
});

test('which of several is right is learned from lessons, the same every time', () => {
  const by = learnWeighing(LESSONS, SIZE);
  expect(learnWeighing(LESSONS, SIZE)).toEqual(by);
  const [first = 0, second = 0] = weigh(by, grounds(0.9, 0.2));
  expect(first).toBeGreaterThan(0.8);
  expect(second).toBeLessThan(0.2);
});

test('where nothing speaks for any, the rest is that none is right', () => {
  const shares = weigh(learnWeighing(LESSONS, SIZE), grounds(0.1, 0.15));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(0.3);
});

test('what counts more often weighs more', () => {
  const told = (times: number): Lesson[] =>
    LESSONS.flatMap((lesson) => [lesson, { ...lesson, right: lesson.right === 0 ? 1 : 0, times }]);
  const share = (times: number) => weigh(learnWeighing(told(times), SIZE), grounds(0.9, 0.2))[0] ?? 0;
  expect(share(0.1)).toBeGreaterThan(share(1));
  expect(share(1)).toBeGreaterThan(share(10));
});
