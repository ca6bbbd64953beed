import { expect, test } from 'vitest';
import { newYorkDay } from './new-york-day.ts';

test.each([
  ['2026-11-16T04:59:59Z', '2026-11-15'],
  ['2026-11-16T05:00:00Z', '2026-11-16'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('at %s it is %s in New York, in winter as in summer', (moment, day) => {
  expect(newYorkDay(new Date(moment))).toBe(day);
});
