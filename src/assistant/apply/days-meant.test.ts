import { expect, test } from 'vitest';
import { daysMeant } from './days-meant.ts';
import type { CountedDay } from './deadlines.ts';

const aDay = (en: string, date: string) =>
  ({ deadline: { dates: [{ what: { en, es: en }, date }] }, triggerDate: '2026-10-16' }) as unknown as CountedDay;
const state = aDay('Last day for a complaint to the State Division of Human Rights', '2029-10-16');
const city = aDay('Last day for a complaint to the City Commission on Human Rights', '2027-10-15');
const federal = aDay('Last day to file a charge with the EEOC', '2027-08-12');
const all = [state, city, federal];

test.each([
  ['what was the day for the city one', [city]],
  ['and the eeoc?', [federal]],
  ['what is the soonest', [federal]],
  ['cuál es el más corto', [federal]],
  ['what day do i have to file by', all],
  ['so what is my last day', all],
])('%j', (message, days) => {
  expect(daysMeant(all, message)).toEqual(days);
});

test('the only one is the one', () => {
  expect(daysMeant([city], 'and the state?')).toEqual([city]);
});
