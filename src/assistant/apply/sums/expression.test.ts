import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExpression } from './expression.ts';

const value = (source: string, known: Record<string, number> = {}) =>
  readExpression(source).valueIn(new Map(Object.entries(known)));

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['5% * 1700', 85],
  ['min(50, 5% * 1700)', 50],
  ['max(1, 2, 3)', 3],
  ['round(10 / 4)', 3],
  ['2 < 3', 1],
  ['2 >= 3', 0],
  ['1 < 2 and 3 < 2', 0],
  ['15960 + 5680 * (4 - 1)', 33_000],
])('%s is %d', (source, expected) => {
  expect(value(source)).toBe(expected);
});

test('what is known is put in by its name', () => {
  expect(value('rent * 5%', { rent: 900 })).toBe(45);
  expect(value('newRent - rent', { rent: 900, newRent: 1000 })).toBe(100);
});

test('nothing is worked out of what was not told, and nothing is divided by zero', () => {
  expect(value('rent * 5%')).toBeNull();
  expect(value('earned / hours', { earned: 600, hours: 0 })).toBeNull();
});

test.each(['1 +', '* 2', 'min(1', 'sqrt(4)', '1 2', '(1', 'rent $ 2', '', 'Rent'])(
  '%j is a mistake of its author',
  (source) => {
    expect(() => readExpression(source)).toThrow();
  },
);

test('its names and figures can be listed', () => {
  const { names, figures } = readExpression('min(50, rent * 5%) + debt');
  expect([...names]).toEqual(['rent', 'debt']);
  expect(figures).toEqual(['50', '5%']);
});

test('it counts as the language itself does', () => {
  const number = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(value(`${a} + ${b} * ${c} - (${a} - ${b})`)).toBe(a + b * c - (a - b));
    }),
  );
});
