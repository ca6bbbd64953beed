import { expect, test } from 'vitest';
import { START } from '../remember/state.ts';
import { knownDays } from './known-days.ts';

test('the day in court and the last days that were told, with what they are', () => {
  const file = { ...START.file, dates: { 'court-date': '2026-12-02' } };
  const counted = ['DL08 moved-out 2026-11-09', 'DL999 none 2026-11-09'];
  expect([...knownDays({ ...START, file, counted })]).toEqual([
    ['2026-11-23', 'the last day for the landlord to return the deposit or list what was kept'],
    ['2026-12-02', 'the court date'],
  ]);
  expect([...knownDays({ ...START, language: 'es', counted })][0]?.[1]).toMatch(/^el último día/);
  expect(knownDays(START).size).toBe(0);
});
