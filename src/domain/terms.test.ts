import { expect, test } from 'vitest';
import { needsToAcceptTerms } from './terms.ts';

test.each([
  [{ isAnonymous: true, tosVersion: null }, false],
  [{ isAnonymous: false, tosVersion: null }, true],
  [{ isAnonymous: false, tosVersion: 0 }, true],
  [{ isAnonymous: false, tosVersion: 1 }, false],
  [{ isAnonymous: false, tosVersion: 2 }, false],
])('%j needs the terms: %j', (user, needed) => {
  expect(needsToAcceptTerms(user)).toBe(needed);
});
