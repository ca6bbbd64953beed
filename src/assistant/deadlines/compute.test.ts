import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDay, parseDay } from '#domain/calendar/calendar-day.ts';
import { computeDeadline, type DeadlineInput } from './compute.ts';
import { findRule } from './find-rule.ts';
import { loadRules } from './load-rules.ts';

const compute = (id: string, input: DeadlineInput) => computeDeadline(findRule(id)!, input);
const deadline = (id: string, input: DeadlineInput) => {
  const result = compute(id, input);
  if (!result.ok) throw new Error(result.fault);
  return result.deadline;
};

describe('what cannot be counted', () => {
  test('a time that is not settled', () => {
    const open = { ...findRule('DL34')!, variants: [] };
    expect(computeDeadline(open, { variant: 'any', triggerDate: '2026-11-02' })).toEqual({
      ok: false,
      fault: 'not-settled',
    });
  });

  test.each<[string, string, DeadlineInput, string]>([
    ['an unknown way of service', 'DL01', { variant: 'unknown', triggerDate: '2026-11-02' }, 'unknown-variant'],
    ['a day that does not exist', 'DL01', { variant: 'in-hand', triggerDate: '2026-02-29' }, 'bad-date'],
    ['no day', 'DL01', { variant: 'in-hand', triggerDate: 'last Tuesday' }, 'bad-date'],
    ['no number of days', 'DL19', { variant: 'overnight', triggerDate: '2026-11-02' }, 'bad-days'],
    ['half a day', 'DL19', { variant: 'overnight', triggerDate: '2026-11-02', days: 7.5 }, 'bad-days'],
    ['no days', 'DL19', { variant: 'overnight', triggerDate: '2026-11-02', days: 0 }, 'bad-days'],
    ['too many days', 'DL19', { variant: 'overnight', triggerDate: '2026-11-02', days: 366 }, 'bad-days'],
    ['an act of before the law', 'DL31', { variant: 'state', triggerDate: '2024-02-14' }, 'other-variant'],
    ['an act of after the old law', 'DL31', { variant: 'state-older', triggerDate: '2024-02-15' }, 'other-variant'],
    ['a time beyond the calendar', 'DL32', { variant: 'payday', triggerDate: '2199-01-01' }, 'out-of-range'],
    [
      'a second date that is none',
      'DL05',
      { variant: 'no-notice', triggerDate: '2026-11-02', limitDate: '2026-11-31' },
      'bad-limit-date',
    ],
  ])('%s', (_what, id, input, fault) => {
    expect(compute(id, input)).toEqual({ ok: false, fault });
  });
});

describe('two clocks', () => {
  test('the earlier one ends the time', () => {
    const known = { variant: 'no-notice', triggerDate: '2026-10-15' };
    expect(deadline('DL05', { ...known, limitDate: '2021-12-01' }).dates).toMatchObject([
      { date: '2026-12-01', from: '2021-12-01' },
    ]);
    expect(deadline('DL05', { ...known, limitDate: '2025-12-01' }).dates).toMatchObject([
      { date: '2027-10-15', from: '2026-10-15' },
    ]);
  });

  test('a day in court can be the end itself', () => {
    const signed = { variant: 'signed', triggerDate: '2026-10-05' };
    expect(deadline('DL34', { ...signed, limitDate: '2026-11-10' }).dates[0]!.date).toBe('2026-11-10');
    expect(deadline('DL34', { ...signed, limitDate: '2027-01-10' }).dates[0]!.date).toBe('2026-12-04');
  });

  test('one that is not known is told', () => {
    const open = deadline('DL05', { variant: 'no-notice', triggerDate: '2026-10-15' });
    expect(open.warnings.map(({ en }) => en)).toEqual([
      'The time also ends 5 years after the judgment was entered, if that is earlier. The court file shows that date.',
      'Both limits must be met.',
    ]);
    const both = deadline('DL05', { variant: 'no-notice', triggerDate: '2026-10-15', limitDate: '2021-12-01' });
    expect(both.warnings).toHaveLength(1);
  });
});

test('the law and the page are those of the variant', () => {
  expect(deadline('DL25', { variant: 'malpractice', triggerDate: '2024-05-15' })).toMatchObject({
    law: 'Civil Practice Law and Rules (CPLR) 214-a',
    link: 'https://www.nysenate.gov/legislation/laws/CVP/214-A',
  });
  expect(deadline('DL26', { variant: 'default', triggerDate: '2024-05-15' }).law).toBe(
    'Civil Practice Law and Rules (CPLR) 214-i',
  );
});

const everyVariant = loadRules().flatMap((rule) => rule.variants.map((variant) => ({ rule, variant })));

test.each(everyVariant)('$rule.id $variant.id counts from any day, and later days are never due earlier', (each) => {
  const { rule, variant } = each;
  const first = parseDay(variant.onOrAfter ?? '2000-01-01')!;
  const last = parseDay(variant.before ?? '2090-01-01')! - 2;
  const datesFrom = (day: number) => {
    const result = computeDeadline(rule, { variant: variant.id, triggerDate: isoDay(day), days: 20 });
    if (!result.ok) throw new Error(result.fault);
    return result.deadline.dates.map(({ date }) => date);
  };
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (day) => {
      const [sooner, later] = [datesFrom(day), datesFrom(day + 1)];
      expect(sooner).toHaveLength(variant.dates.length);
      expect(sooner.every((date, index) => date <= later[index]!)).toBe(true);
    }),
    { numRuns: 25 },
  );
});
