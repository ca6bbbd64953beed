import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, isoDay, parseDay, weekdayOf } from './calendar-day.ts';

const plusMonths = (iso: string, months: number) => isoDay(addMonths(parseDay(iso)!, months));
const anyDay = fc.integer({ min: parseDay('1990-01-01')!, max: parseDay('2099-12-31')! });

describe('a calendar day', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01', '2199-12-31'])('%s is one', (iso) => {
    expect(isoDay(parseDay(iso)!)).toBe(iso);
  });

  test.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '11/02/2026',
    '2026-11-02T00:00:00Z',
    ' 2026-11-02',
    '0026-11-02',
    '1899-12-31',
    '2200-01-01',
    '2206-11-02',
  ])('%j is none', (iso) => {
    expect(parseDay(iso)).toBeNull();
  });

  test('has its weekday, Sunday being 0', () => {
    expect(weekdayOf(parseDay('2026-11-15')!)).toBe(0);
    expect(weekdayOf(parseDay('2024-02-29')!)).toBe(4);
    expect(weekdayOf(parseDay('1969-12-31')!)).toBe(3);
  });

  test('survives being written down', () => {
    fc.assert(fc.property(anyDay, (day) => parseDay(isoDay(day)) === day));
  });
});

describe('months', () => {
  test.each([
    ['2026-01-15', 4, '2026-05-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-02-28', 12, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-01-31', -1, '2026-12-31'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-01-14', -1, '2025-12-14'],
    ['2024-05-15', 30, '2026-11-15'],
    ['2026-11-15', 0, '2026-11-15'],
  ])('%s and %i of them is %s', (from, months, to) => {
    expect(plusMonths(from, months)).toBe(to);
  });

  test('never run into a further month, and never go backwards', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (day, months) => {
        const [from, to] = [isoDay(day), isoDay(addMonths(day, months))];
        const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
        expect(addMonths(day + 1, months)).toBeGreaterThanOrEqual(addMonths(day, months));
      }),
    );
  });
});
