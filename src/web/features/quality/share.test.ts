import { expect, it } from 'vitest';
import { share } from './share.ts';

it.each([
  [327, 328, '99%'],
  [328, 328, '100%'],
  [0, 4, '0%'],
  [2, 3, '66%'],
])('%i of %i is %s', (right, of, words) => {
  expect(share({ right, of })).toBe(words);
});
