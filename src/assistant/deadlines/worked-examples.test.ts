import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { computeDeadline, type DeadlineInput } from './compute.ts';
import { allRules, findRule } from './find-rule.ts';

const run = (id: string, input: DeadlineInput) => {
  const result = computeDeadline(findRule(id)!, input);
  if (!result.ok) throw new Error(`${id}: ${result.fault}`);
  return result.deadline.dates.map(({ counted, date }) => (counted === date ? date : `${counted} -> ${date}`));
};

/** Reviewed by hand, one or two for each rule that has them. `counted -> date` where the last day is not kept. */
test.each([
  ['DL01, Mon Nov 2: day 20 is a Sunday', 'in-hand', '2026-11-02', ['2026-11-22 -> 2026-11-23']],
  ['DL01, Thu Nov 5', 'in-hand', '2026-11-05', ['2026-11-25']],
  ['DL02, filed Tue Oct 6, Supreme Court', 'supreme-court', '2026-10-06', ['2026-11-15 -> 2026-11-16']],
  ['DL02, filed Tue Oct 6, NYC Civil Court', 'nyc-civil-court', '2026-10-06', ['2026-11-05']],
  ['DL03, mailed Fri Nov 6, ends on Thanksgiving', 'mailed', '2026-11-06', ['2026-11-26']],
  ['DL03, mailed Mon Nov 9, ends on a Sunday', 'mailed', '2026-11-09', ['2026-11-29']],
  ['DL06, received Tue Oct 20', 'received', '2026-10-20', ['2026-11-19']],
  ['DL06, received Thu Oct 15: not relying on rolling', 'received', '2026-10-15', ['2026-11-14 -> 2026-11-13']],
  ['DL08, out Sat Oct 31', 'moved-out', '2026-10-31', ['2026-11-14 -> 2026-11-16']],
  ['DL08, out Fri Nov 13: the day after Thanksgiving is open', 'moved-out', '2026-11-13', ['2026-11-27']],
  ['DL09, handed over Mon Nov 9', 'handed-over', '2026-11-09', ['2026-11-23']],
  ['DL09, handed over Fri Nov 13', 'handed-over', '2026-11-13', ['2026-11-27']],
  ['DL11, handed over Thu Nov 12', 'in-hand', '2026-11-12', ['2026-11-22 -> 2026-11-23']],
  ['DL11, handed over Mon Dec 14', 'in-hand', '2026-12-14', ['2026-12-24']],
  ['DL12, court Mon Dec 7', 'court-date', '2026-12-07', ['2026-11-20', '2026-11-27']],
  ['DL12, court Tue Jan 12, over the year end', 'court-date', '2027-01-12', ['2026-12-26', '2027-01-02']],
  ['DL13, served Mon Nov 16', 'notice', '2026-11-16', ['2026-11-30']],
  ['DL13, served Fri Nov 13', 'notice', '2026-11-13', ['2026-11-27']],
  ['DL14, 3-year tenant, lease ends Feb 28', 'over-two-years', '2027-02-28', ['2026-11-30']],
  ['DL14, 18-month tenant, lease ends Jan 31', 'one-to-two-years', '2027-01-31', ['2026-12-02']],
  ['DL15, to end Jan 31', 'outside-nyc', '2027-01-31', ['2026-12-31']],
  ['DL15, to end Jan 14', 'outside-nyc', '2027-01-14', ['2026-12-14']],
  ['DL16, notice Mon Nov 2', 'notice', '2026-11-02', ['2026-11-27', '2026-12-02']],
  ['DL16, notice Mon Nov 16', 'notice', '2026-11-16', ['2026-12-11', '2026-12-16']],
  ['DL18, mailed Mon Nov 2', 'mailed', '2026-11-02', ['2026-12-07']],
  ['DL18, handed over Mon Nov 2', 'handed-over', '2026-11-02', ['2026-12-02']],
  ['DL20, Sat Aug 15', 'event', '2026-08-15', ['2026-11-13']],
  ['DL20, Sun Aug 16', 'event', '2026-08-16', ['2026-11-14 -> 2026-11-16']],
  ['DL21, Aug 15: a year, then 90 days', 'event', '2026-08-15', ['2027-11-13 -> 2027-11-15']],
  ['DL21, June 1: a year, then 90 days', 'event', '2026-06-01', ['2027-08-30']],
  ['DL23, Thu Oct 15: mail by Friday', 'accident', '2026-10-15', ['2026-11-14 -> 2026-11-13']],
  ['DL23, Tue Oct 20', 'accident', '2026-10-20', ['2026-11-19']],
  ['DL25, crash Tue Nov 14, 2023', 'negligence', '2023-11-14', ['2026-11-14 -> 2026-11-16']],
  ['DL25, malpractice May 15, 2024', 'malpractice', '2024-05-15', ['2026-11-15 -> 2026-11-16']],
  ['DL27, notice Tue Sept 1', 'notice', '2026-09-01', ['2026-11-30']],
  ['DL27, notice Sat Aug 15', 'notice', '2026-08-15', ['2026-11-13']],
  ['DL28, Wed Sept 16: ask by Friday', 'notice', '2026-09-16', ['2026-11-15 -> 2026-11-13']],
  ['DL28, Thu Oct 1', 'notice', '2026-10-01', ['2026-11-30']],
  ['DL29, mailed Thu Oct 15', 'determination', '2026-10-15', ['2026-11-14 -> 2026-11-16']],
  ['DL29, mailed Fri Nov 6', 'determination', '2026-11-06', ['2026-12-06 -> 2026-12-07']],
  ['DL30, dated Thu Sept 10', 'notice', '2026-09-10', ['2026-11-14 -> 2026-11-16', '2026-09-25']],
  ['DL30, dated Thu Oct 1', 'notice', '2026-10-01', ['2026-12-05 -> 2026-12-07', '2026-10-16']],
  ['DL31, EEOC, Mon Feb 2', 'eeoc', '2026-02-02', ['2026-11-29 -> 2026-11-27']],
  ['DL31, EEOC, Thu Jan 15, ends on Veterans Day', 'eeoc', '2026-01-15', ['2026-11-11 -> 2026-11-10']],
  ['DL34, Tue Sept 15', 'signed', '2026-09-15', ['2026-11-14 -> 2026-11-16']],
  ['DL34, Mon Oct 5', 'signed', '2026-10-05', ['2026-12-04']],
  ['DL35, mailed Mon Oct 12', 'mailed', '2026-10-12', ['2026-11-16']],
  ['DL35, given in court Mon Nov 2', 'in-court', '2026-11-02', ['2026-12-02']],
  ['DL36, signed Wed Nov 25: Fri, Sat, Mon', 'door-to-door', '2026-11-25', ['2026-11-30']],
  ['DL36, signed Fri Nov 6: Sat, Mon, Tue', 'door-to-door', '2026-11-06', ['2026-11-10']],
  ['DL38, received Mon Nov 23, Thanksgiving skipped', 'request', '2026-11-23', ['2026-12-01']],
  ['DL38, denied Tue Nov 10', 'denial', '2026-11-10', ['2026-12-10']],
  ['DL39, Tue Sept 1', 'formed', '2026-09-01', ['2026-12-30']],
  ['DL39, Sat Aug 22', 'formed', '2026-08-22', ['2026-12-20 -> 2026-12-21']],
  ['DL40, Sun Nov 1', 'ticket', '2026-11-01', ['2026-11-16']],
  ['DL40, Sat Nov 7: a Sunday, online by then', 'ticket', '2026-11-07', ['2026-11-22']],
  ['DL41, presented Mon Nov 16, Thanksgiving skipped', 'presented', '2026-11-16', ['2026-12-01']],
])('%s', (what, variant, triggerDate, dates) => {
  expect(run(what.slice(0, 4), { variant, triggerDate })).toEqual(dates);
});

/** Rules without a reviewed example, counted here with a calendar. */
test.each<[string, DeadlineInput, string[]]>([
  ['DL04', { variant: 'excuse', triggerDate: '2026-11-14' }, ['2027-11-14 -> 2027-11-15']],
  ['DL05', { variant: 'no-notice', triggerDate: '2026-11-16' }, ['2027-11-16']],
  ['DL07', { variant: 'postmark', triggerDate: '2026-11-02' }, ['2026-11-22 -> 2026-11-23']],
  ['DL07', { variant: 'postmark', triggerDate: '2026-11-06' }, ['2026-11-26 -> 2026-11-27']],
  ['DL10', { variant: 'rent-late', triggerDate: '2026-11-01' }, ['2026-11-06']],
  ['DL11', { variant: 'other-service', triggerDate: '2026-11-12' }, ['2026-11-22 -> 2026-11-23']],
  ['DL14', { variant: 'under-one-year', triggerDate: '2027-01-31' }, ['2027-01-01']],
  ['DL17', { variant: 'request', triggerDate: '2026-11-05' }, ['2026-11-15 -> 2026-11-16', '2026-12-05 -> 2026-12-07']],
  ['DL19', { variant: 'mailed-in-state', triggerDate: '2026-11-02', days: 8 }, ['2026-11-15 -> 2026-11-16']],
  ['DL19', { variant: 'mailed-from-another-state', triggerDate: '2026-11-02', days: 8 }, ['2026-11-16']],
  ['DL19', { variant: 'overnight', triggerDate: '2026-11-02', days: 8 }, ['2026-11-12']],
  ['DL21', { variant: 'wrongful-death', triggerDate: '2026-06-01' }, ['2028-06-01']],
  ['DL22', { variant: 'negligence', triggerDate: '2026-08-16' }, ['2026-11-14 -> 2026-11-16', '2028-08-16']],
  ['DL22', { variant: 'intentional', triggerDate: '2026-08-16' }, ['2026-11-14 -> 2026-11-16', '2027-08-16']],
  ['DL22', { variant: 'contract', triggerDate: '2026-08-31' }, ['2027-02-28 -> 2027-03-01', '2028-08-31']],
  ['DL24', { variant: 'treatment', triggerDate: '2026-10-01' }, ['2026-11-15 -> 2026-11-13']],
  ['DL25', { variant: 'intentional', triggerDate: '2025-11-15' }, ['2026-11-15 -> 2026-11-16']],
  ['DL25', { variant: 'death', triggerDate: '2024-02-29' }, ['2026-02-28 -> 2026-03-02']],
  ['DL26', { variant: 'default', triggerDate: '2023-11-16' }, ['2026-11-16']],
  ['DL28', { variant: 'managed-care', triggerDate: '2026-10-30' }, ['2027-02-27 -> 2027-02-26']],
  ['DL28', { variant: 'managed-care', triggerDate: '2026-08-27' }, ['2026-12-25 -> 2026-12-24']],
  ['DL29', { variant: 'judge', triggerDate: '2026-11-06' }, ['2026-11-26 -> 2026-11-27']],
  ['DL31', { variant: 'state', triggerDate: '2024-02-15' }, ['2027-02-15 -> 2027-02-11']],
  ['DL31', { variant: 'nyc', triggerDate: '2026-11-16' }, ['2027-11-16']],
  ['DL111', { variant: 'one-to-two-years', triggerDate: '2026-11-04' }, ['2027-01-03']],
  ['DL112', { variant: 'mailed', triggerDate: '2026-10-22' }, ['2026-11-24']],
  ['DL110', { variant: 'received', triggerDate: '2026-11-12' }, ['2027-02-10']],
  ['DL32', { variant: 'payday', triggerDate: '2020-11-13' }, ['2026-11-13']],
  ['DL33', { variant: 'accident', triggerDate: '2026-10-16' }, ['2026-11-15 -> 2026-11-16', '2028-10-16']],
  ['DL36', { variant: 'home-improvement', triggerDate: '2026-11-06' }, ['2026-11-10']],
  ['DL36', { variant: 'immigration-help', triggerDate: '2026-11-25' }, ['2026-11-30']],
  ['DL36', { variant: 'health-club', triggerDate: '2026-12-31' }, ['2027-01-05']],
  ['DL37', { variant: 'purchase', triggerDate: '2026-10-16' }, ['2026-11-15 -> 2026-11-13']],
  ['DL38', { variant: 'appeal', triggerDate: '2026-11-16' }, ['2026-12-01']],
  ['DL41', { variant: 'reply', triggerDate: '2026-11-20' }, ['2026-12-02']],
  ['DL43', { variant: 'claim-sent', triggerDate: '2026-11-06' }, ['2026-11-14 -> 2026-11-16']],
  ['DL42', { variant: 'final-decision', triggerDate: '2026-10-31' }, ['2027-02-28 -> 2027-03-01']],
])('%s from %o gives %o', (rule, input, dates) => {
  expect(run(rule, input)).toEqual(dates);
});

describe('the table of examples', () => {
  const [, ...lines] = readFileSync(
    path.resolve(import.meta.dirname, '../../../content/deadlines/examples.csv'),
    'utf8',
  )
    .trimEnd()
    .split('\n');
  const rows = lines.map((line) => {
    const [rule = '', variant = '', at = '', triggerDate = '', days = '', dates = ''] = line.split(',');
    return { rule, variant, at, triggerDate, days, dates };
  });

  test.each(rows)('$rule $variant at a $at: from $triggerDate to $dates', (row) => {
    const { rule, variant, triggerDate, days, dates } = row;
    const input = { variant, triggerDate, ...(days === '' ? {} : { days: Number(days) }) };
    expect(run(rule, input).join('; ')).toBe(dates);
  });

  test('has a weekend, a holiday and the end of a month for every way of counting', () => {
    const there = new Set(rows.map(({ rule, variant, at }) => `${rule} ${variant} ${at}`));
    const wanted = allRules().flatMap(({ id, variants }) =>
      variants.flatMap((variant) => ['weekend', 'holiday', 'month-end'].map((at) => `${id} ${variant.id} ${at}`)),
    );
    expect(wanted.filter((one) => !there.has(one))).toEqual([]);
    expect([...there].filter((one) => !wanted.includes(one))).toEqual([]);
  });
});
