import { expect, test } from 'vitest';
import { startOfPeriod, STEP_OF } from './staff-period.ts';

test('a period looks back from now, and all of it has no beginning', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(startOfPeriod('7-days', now)?.toISOString()).toBe('2026-11-08T12:00:00.000Z');
  expect(startOfPeriod('12-months', now)?.toISOString()).toBe('2025-11-15T12:00:00.000Z');
  expect(startOfPeriod('all', now)).toBeNull();
});

test('a chart has as many steps as can be told apart', () => {
  expect(STEP_OF).toEqual({
    '7-days': 'day',
    '30-days': 'week',
    '90-days': 'week',
    '12-months': 'month',
    all: 'month',
  });
});
