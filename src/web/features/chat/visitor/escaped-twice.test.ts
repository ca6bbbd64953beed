import { expect, test } from 'vitest';
import { escapedTwice } from './escaped-twice.ts';

function pressed(...presses: [key: string, at: number, repeat?: boolean][]): number {
  let left = 0;
  const press = escapedTwice(() => {
    left += 1;
  });
  for (const [key, timeStamp, repeat = false] of presses) press({ key, timeStamp, repeat });
  return left;
}

test('Escape twice in a row is meant', () => {
  expect(pressed(['Escape', 0], ['Escape', 400])).toBe(1);
  expect(pressed(['a', 0], ['Escape', 1], ['Escape', 2])).toBe(1);
});

test.each<[string, [string, number, boolean?][]]>([
  ['once', [['Escape', 0]]],
  [
    'long after each other',
    [
      ['Escape', 0],
      ['Escape', 5_000],
    ],
  ],
  [
    'with another key between',
    [
      ['Escape', 0],
      ['a', 1],
      ['Escape', 2],
    ],
  ],
  [
    'held down',
    [
      ['Escape', 0],
      ['Escape', 500, true],
      ['Escape', 530, true],
    ],
  ],
])('%s is not', (_how, presses) => {
  expect(pressed(...presses)).toBe(0);
});
