import { expect, test } from 'vitest';
import { factsTold } from './told-facts.ts';

test.each([
  ['ive been here 3 and a half years in this apartment', 'livedMonths', 42],
  ['llevo un año y 6 meses rentando el cuarto', 'livedMonths', 18],
  ['they fired me, i was there 2 years', 'workedMonths', 24],
  ['llevaba año y medio viviendo ahi', 'livedMonths', 18],
  ['i lived here 2 years and six months', 'livedMonths', 30],
  ['me corrieron del trabajo, tenia 4 años ahi', 'workedMonths', 48],
] as const)('%j: %s %i', (message, field, months) => {
  expect(factsTold(message)[field]).toBe(months);
});

test('in a talk a bare span is one of what is spoken about, or corrects it', () => {
  const home = { about: 'housing/rent-increase', file: { amounts: {}, dates: {} } };
  expect(factsTold('19 years here', { talk: home }).livedMonths).toBe(228);
  expect(factsTold('im 3 months behind', { talk: home }).livedMonths).toBeUndefined();
  const job = { about: 'employment/final-pay', file: { amounts: {}, dates: {}, workedMonths: 10 } };
  expect(factsTold('no, 16 months', { talk: job }).workedMonths).toBe(16);
});
