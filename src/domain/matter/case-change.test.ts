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
  ['age', '67', { age: 67 }],
  ['childAge', '1', { childAge: 1 }],
  ['children', '3', { children: 3 }],
  ['household', '5', { household: 5 }],
  ['hoursAWeek', '65', { hoursAWeek: 65 }],
  ['hoursADay', '10', { hoursADay: 10 }],
  ['daysAWeek', '6', { daysAWeek: 6 }],
  ['amount:daily', '$90', { amounts: { rent: 900, daily: 90 } }],
  ['paidEvery', 'two-weeks', { paidEvery: 'two-weeks' }],
  ['amount:new-rent', '1650', { amounts: { rent: 900, 'new-rent': 1650 } }],
  ['programme', 'snap', { programme: 'snap' }],
  ['miles', '52000', { miles: 52_000 }],
  ['sponsor', 'green-card', { sponsor: 'green-card' }],
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
  ['age', '0'],
  ['age', '116'],
  ['childAge', 'ten'],
  ['children', '0'],
  ['household', '31'],
  ['hoursAWeek', '169'],
  ['hoursADay', '25'],
  ['daysAWeek', '8'],
  ['paidEvery', 'hour'],
  ['programme', 'lottery'],
  ['miles', '1000000'],
  ['sponsor', 'tourist'],
  ['amounts', 'x'],
  ['__proto__', 'x'],
  ['otherSideName', 'x'.repeat(200)],
])('%s cannot be %s', (key, value) => {
  expect(withEntry(told, key, value)).toBeNull();
});

test('a value may stand between spaces', () => {
  expect(withEntry(told, 'otherSideName', '  Bo Klein ')?.file.otherSideName).toBe('Bo Klein');
});

test('a name is as long as it may be, and no longer', () => {
  expect(withEntry(told, 'otherSideName', 'x'.repeat(120))?.file.otherSideName).toHaveLength(120);
  expect(withEntry(told, 'otherSideName', 'x'.repeat(121))).toBeNull();
});

test('months and amounts end somewhere', () => {
  expect(withEntry(told, 'livedMonths', '1200')?.file.livedMonths).toBe(1200);
  expect(withEntry(told, 'livedMonths', '1201')).toBeNull();
  expect(withEntry(told, 'amount:rent', '100,000,000')?.file.amounts).toEqual({ rent: 100_000_000 });
  expect(withEntry(told, 'amount:rent', '100,000,001')).toBeNull();
  expect(withEntry(told, 'amount:rent', '-5')).toBeNull();
  expect(withEntry(told, 'amount:rent', '')?.file.amounts).toEqual({});
});

test('yes is yes, and a maybe is neither', () => {
  expect(withEntry(told, 'isRegulated', 'yes')?.file.isRegulated).toBe(true);
  expect(withEntry(told, 'isRegulated', 'maybe')).toBeNull();
});
