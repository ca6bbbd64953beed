import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-steps.ts';

test('the tests of a run are counted', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 } }, false)).toEqual({
    passed: 4,
    failed: 2,
  });
});

test('a run that fails without a failing test still counts as a failure', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  expect(countPlaywright({ stats: { expected: 3 } }, false)).toEqual({ passed: 3, failed: 1 });
});

test('a run that left no report counts as a failure', () => {
  expect(countVitest(undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, false)).toEqual({ passed: 0, failed: 1 });
});
