import { expect, test } from 'vitest';
import { messageDate } from './message-date.ts';

test('a date shows short month, day, hour and minute in US style', () => {
  const at = new Date(2026, 10, 5, 15, 7).toISOString();
  expect(messageDate(at)).toBe('Nov 5, 3:07 PM');
});

test('midnight is 12 AM', () => {
  expect(messageDate(new Date(2026, 0, 31, 0, 0).toISOString())).toBe('Jan 31, 12:00 AM');
});
