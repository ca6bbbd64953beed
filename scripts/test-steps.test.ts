import { expect, test } from 'vitest';
import { countPlaywright, countVitest, groupsOf, STEPS, type Step } from './test-steps.ts';

const named = (name: string, isAlone?: true): Step => ({ name, command: [name], ...(isAlone ? { isAlone } : {}) });
const namesOf = (steps: readonly Step[]) => groupsOf(steps).map((group) => group.map(({ name }) => name));

test('what needs the whole machine runs by itself, everything else beside its neighbours', () => {
  expect(namesOf([named('a'), named('b'), named('c', true), named('d', true), named('e')])).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ]);
});

test('the build and the browser are there before the tests that need them', () => {
  const [first, ...rest] = namesOf(STEPS);
  expect(first).toEqual(expect.arrayContaining(['build', 'chromium']));
  expect(rest).toEqual([['unit'], ['browser']]);
});

test('the tests of a run are counted', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 } }, false)).toEqual({
    passed: 4,
    failed: 2,
    again: 1,
  });
});

test('a run that fails without a failing test still counts as a failure', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  expect(countPlaywright({ stats: { expected: 3 } }, false)).toEqual({ passed: 3, failed: 1, again: 0 });
});

test('a run that left no report counts as a failure', () => {
  expect(countVitest(undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, false)).toEqual({ passed: 0, failed: 1, again: 0 });
});
