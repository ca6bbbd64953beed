import { expect, test } from 'vitest';
import { withKnownDays } from './known-days.ts';

const known = new Map([
  ['2026-11-23', 'the last day to answer the petition'],
  ['2026-12-02', 'the court date'],
]);
const read = (message: string) => withKnownDays(message, '2026-11-18', known);

test.each([
  ['what if i miss the 23rd cuz i work', 'what if i miss the last day to answer the petition cuz i work'],
  ['can he go with me on dec 2', 'can he go with me the court date'],
  ['the 23rd or dec 2?', 'the last day to answer the petition or the court date?'],
])('%j is %j', (message, meant) => {
  expect(read(message)).toBe(meant);
});

test('a day that nobody spoke of stays', () => {
  expect(read('what if i come on the 25th')).toBe('what if i come on the 25th');
  expect(withKnownDays('what if i miss the 23rd', '2026-11-18', new Map())).toBe('what if i miss the 23rd');
});
