import { expect, test } from 'vitest';
import { EMPTY_CASE, isChanged, merged, tenureOf, type CaseFile } from './case-file.ts';

test('what is told replaces what was told of the same, and silence replaces nothing', () => {
  const before = merged(EMPTY_CASE, { livedMonths: 6, amounts: { rent: 1500 }, dates: { served: '2026-11-01' } });
  expect(before).toEqual({ livedMonths: 6, amounts: { rent: 1500 }, dates: { served: '2026-11-01' } });
  const after = merged(before, { amounts: { deposit: 900 }, dates: { served: '2026-11-02' }, isRegulated: true });
  expect(after).toEqual({
    livedMonths: 6,
    isRegulated: true,
    amounts: { rent: 1500, deposit: 900 },
    dates: { served: '2026-11-02' },
  });
  const silent = { livedMonths: undefined } as unknown as Parameters<typeof merged>[1];
  expect(merged(before, silent)).toEqual(before);
  expect(EMPTY_CASE).toEqual({ amounts: {}, dates: {} });
  expect(merged(EMPTY_CASE, {})).toEqual(EMPTY_CASE);
});

test.each([
  [undefined, null],
  [0, 'under-1'],
  [11, 'under-1'],
  [12, '1-to-2'],
  [24, '1-to-2'],
  [25, 'over-2'],
])('%s months are %s', (livedMonths, tenure) => {
  expect(tenureOf({ ...EMPTY_CASE, ...(livedMonths === undefined ? {} : { livedMonths }) })).toBe(tenure);
});

test('what was known is changed by another value, and by nothing that is only new', () => {
  const known: CaseFile = { amounts: { rent: 900 }, dates: { served: '2026-11-09' }, served: 'mailed' };
  expect(isChanged(EMPTY_CASE, known)).toBe(false);
  expect(isChanged(known, { ...known, paper: 'summons', amounts: { rent: 900, fee: 5 } })).toBe(false);
  expect(isChanged(known, { ...known, served: 'in-hand' })).toBe(true);
  expect(isChanged(known, { ...known, amounts: { rent: 950 } })).toBe(true);
  expect(isChanged(known, { ...known, dates: {} })).toBe(true);
});

test('a lone day that has found its event corrects nothing', () => {
  const lone = { ...EMPTY_CASE, loneDay: '2026-11-03' };
  const placed = { ...EMPTY_CASE, dates: { served: '2026-11-03' } } as const;
  expect(isChanged(lone, placed)).toBe(false);
  expect(isChanged(placed, { ...EMPTY_CASE, dates: { served: '2026-11-04' } })).toBe(true);
});
