import { expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { dailyPay, workDays } from './by-the-day.ts';

const at = (isOfWork: boolean, file = EMPTY_CASE) => ({ isOfWork, file });

test.each([
  ['my boss pays me $90 a day', 90],
  ['they pay 110 per shift', 110],
  ['me pagan 130 el dia', 130],
  ['80 diarios en efectivo', 80],
  ['100 dollars cash a day', 100],
  ['me da 95 por 9 horas', 95],
  ['i get 120 for 12 hours', 120],
])('%s: what a day is paid', (said, daily) => {
  expect(dailyPay(said, true)).toBe(daily);
  expect(dailyPay(said, false)).toBeNull();
});

test.each([
  'they charge 25 a day for storage',
  'a late fee of 20 a day',
  'i pay the sitter 60 a day',
  'me cobran 15 el dia de parqueo',
  '700 for 60 hours a week',
  'they pay me 600 for 60 hours',
  'open 24 hours a day',
])('%s: paid to nobody who works', (said) => {
  expect(dailyPay(said, true)).toBeNull();
});

test.each([
  ['12 hours a day 6 days', { hoursADay: 12, daysAWeek: 6, hoursAWeek: 72 }],
  ['seis dias a la semana, 11 horas', { hoursADay: 11, daysAWeek: 6, hoursAWeek: 66 }],
  ['i work 10 hour shifts', { hoursADay: 10 }],
  ['turnos de 12 horas', { hoursADay: 12 }],
  ['they pay 90 a day for 10 hours', { hoursADay: 10 }],
  ['5 days a week', { daysAWeek: 5 }],
  ['40 hours a week at 90 a day', {}],
  ['i was fired 5 days ago', {}],
])('%s: days of work', (said, days) => {
  expect(workDays(said, at(true))).toEqual(days);
});

test('days and hours that are told one after the other make a week, and a correction counts it anew', () => {
  expect(workDays('6 days', at(false, { ...EMPTY_CASE, hoursADay: 10 }))).toEqual({});
  expect(workDays('6 days', at(true, { ...EMPTY_CASE, hoursADay: 10 }))).toEqual({ daysAWeek: 6, hoursAWeek: 60 });
  const known = { ...EMPTY_CASE, amounts: { daily: 90 }, hoursADay: 10, daysAWeek: 6, hoursAWeek: 60 };
  expect(workDays('no, 5 days', at(false, known))).toEqual({ daysAWeek: 5, hoursAWeek: 50 });
});

test('few words of days say nothing of work where no pay by the day and no hours are known', () => {
  expect(workDays('6 days', at(true))).toEqual({});
  expect(workDays('the shop is open 12 hours a day', at(true))).toEqual({});
});
