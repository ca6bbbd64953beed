import { expect, test } from 'vitest';
import { findAmount } from './find-amount.ts';

const valueIn = (text: string) => findAmount(text)?.value ?? null;

test.each([
  ['You owe $4,350.00.', 4350],
  ['You owe $4.350,25 now', 4350.25],
  ['You owe $ 950', 950],
  ['You owe §1200', 1200],
  ['You owe $0.00', null],
  ['You owe 4,350 apples', null],
  ['', null],
])('%j is a sum of %s', (text, value) => {
  expect(valueIn(text)).toBe(value);
});

test('the sum whose words say that it is the one, and of two the one they stand nearer to', () => {
  expect(valueIn('A stamp is $900. The total due is $120.')).toBe(120);
  expect(valueIn(`A stamp is $900. The total due is $120.${' And so on.'.repeat(20)}`)).toBe(120);
  expect(valueIn('The total due is $120. A stamp is $900.')).toBe(120);
  expect(valueIn('You owe, as we wrote to you, $900. The total due $120.')).toBe(120);
});

test('the sum that stands there most often', () => {
  expect(valueIn('Rent $900, water $120, gas $120')).toBe(120);
  expect(valueIn('Water $120, rent $900, gas $120')).toBe(120);
  expect(valueIn('Water $120, gas $120, rent $900')).toBe(120);
});

test('words that are too far away say nothing', () => {
  const far = (signs: number) => `$900 and then: you owe${' '.repeat(signs)}$120`;
  expect(valueIn(far(60))).toBe(120);
  expect(valueIn(far(70))).toBe(900);
});

test('where it stands', () => {
  const text = 'You owe $4,350.00 now';
  const { start, end } = findAmount(text) ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('$4,350.00');
});
