import { expect, test } from 'vitest';
import { withEntry, type Told } from './case-change.ts';

const told: Told = {
  file: { otherSideName: 'Bo', paper: 'rent-demand', amounts: { rent: 900 }, dates: { served: '2026-11-09' } },
  variables: { usState: 'New York', county: 'Bronx', isNyc: true },
};

test.each([
  ['date:served', '2026-11-10', { dates: { served: '2026-11-10' } }],
  ['date:court-date', '2026-11-30', { dates: { served: '2026-11-09', 'court-date': '2026-11-30' } }],
  ['amount:rent', '$4,350.50', { amounts: { rent: 4350.5 } }],
  ['paper', 'petition-nonpayment', { paper: 'petition-nonpayment' }],
  ['livedMonths', '30', { livedMonths: 30 }],
  ['isRegulated', 'no', { isRegulated: false }],
])('%s becomes %s', (key, value, expected) => {
  expect(withEntry(told, key, value)?.file).toMatchObject(expected);
});

test('an empty value takes the entry out, and nothing else', () => {
  expect(withEntry(told, 'date:served', '')?.file.dates).toEqual({});
  expect(withEntry(told, 'otherSideName', '')?.file).not.toHaveProperty('otherSideName');
  expect(withEntry(told, 'county', '')?.variables).toEqual({ usState: 'New York' });
  expect(withEntry(told, 'amount:rent', '')?.file.dates).toEqual({ served: '2026-11-09' });
});

test('a county says whether it is in the city', () => {
  expect(withEntry(told, 'county', 'Erie')?.variables).toMatchObject({ county: 'Erie', isNyc: false });
  expect(withEntry(told, 'county', 'Kings')?.variables).toMatchObject({ county: 'Kings', isNyc: true });
});

test.each([
  ['date:served', '2026-02-30'],
  ['date:birthday', '2026-02-03'],
  ['amount:rent', 'much'],
  ['amount:bribe', '5'],
  ['paper', 'love-letter'],
  ['county', 'Ohio'],
  ['livedMonths', '-3'],
  ['amounts', 'x'],
  ['__proto__', 'x'],
  ['otherSideName', 'x'.repeat(200)],
])('%s cannot be %s', (key, value) => {
  expect(withEntry(told, key, value)).toBeNull();
});
