import { expect, test } from 'vitest';
import { countText, durationText, monthText, shareText } from './format.ts';

test.each([
  [0.4, '24 minutes'],
  [1 / 60, '1 minute'],
  [1, '1 hour'],
  [2.54, '2.5 hours'],
  [47.9, '47.9 hours'],
  [48, '2 days'],
  [60, '2.5 days'],
])('%d hours are %s', (hours, words) => expect(durationText(hours)).toBe(words));

test('numbers read as people write them', () => {
  expect(countText(500_000)).toBe('500,000');
  expect(shareText(0.666)).toBe('67%');
  expect(shareText(null)).toBeNull();
  expect(monthText('2027-03')).toBe('Mar 2027');
});
