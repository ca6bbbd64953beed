import { expect, test } from 'vitest';
import { differenceInLaw } from './is-same-law.ts';
import { isSmallTalk } from './is-small-talk.ts';

/** As near as can be: the checks decide. */
const NEAR = { language: 'en', nearness: { own: 1, other: 0 } } as const;

const LATE =
  'No. A landlord who gives no itemized statement within 14 days forfeits the right to keep any of the deposit.';
const DEMAND = 'No. Before a nonpayment case the written demand must give at least 14 days.';

test.each([
  [DEMAND, 'Before a nonpayment case the written demand has to give at least two weeks.', 'en'],
  [DEMAND, 'Antes de un caso por falta de pago, el reclamo escrito debe dar al menos 14 días.', 'es'],
  ['Yes. A spoken contract has the same 6-year limit as a written one.', 'A spoken contract has the same six-year limit as a written one.', 'en'],
] as const)('the same: %s %s', (statement, rewording, language) => {
  expect(differenceInLaw(statement, rewording, { ...NEAR, language })).toBeNull();
}); // prettier-ignore

test.each([
  ['figures', DEMAND, 'Before a nonpayment case the written demand must give at least 10 days.'],
  ['figures', DEMAND, 'Before a nonpayment case the written demand must give at most 14 days.'],
  ['dates', 'Since July 19, 2024 stealing a home by fraud on the action is grand larceny.', 'Since July 19, 2014 stealing a home by fraud on the action is grand larceny.'],
  ['places', 'In New York City written notice is required.', 'Across New York State written notice is required.'],
  ['coverage', DEMAND, 'Before a nonpayment case the written demand must give at least 14 days and name a lawyer.'],
  ['scope', 'Yes. Paying all the rent owed ends the case.', 'Paying part of the rent owed ends the case.'],
  ['order', DEMAND, 'After a nonpayment case the written demand must give at least 14 days.'],
  ['conditions', 'Up to 2 times the deposit, if a court finds the violation willful.', 'Up to 2 times the deposit, willful or not.'],
  ['advice', 'The case can be brought in small claims court.', 'You should bring the case in small claims court.'],
  ['actors', 'The landlord must return the deposit to the tenant.', 'The tenant must return the deposit to the landlord.'],
  ['substance', DEMAND, 'The case must give a demand.'],
  ['claims', 'No. Permanent resident status does not end because the card expired.', 'Permanent resident status does end because the card expired.'],
  ['denial', 'Real agencies do not demand gift cards or wire transfers.', 'Real agencies demand gift cards or wire transfers.'],
])('another law by its %s: %s', (check, statement, rewording) => {
  expect(differenceInLaw(statement, rewording, NEAR)).toBe(check);
}); // prettier-ignore

test('a sum that was told stands beside the limit, if the arithmetic holds', () => {
  const limit = '$50,000 or less of personal property, with no real property passing through it.';
  const told = { amount: 38_000 };
  const beside = (word: string) => `$38,000 of personal property is ${word} $50,000, with no real property passing through it.`; // prettier-ignore
  expect(differenceInLaw(limit, beside('under'), { ...NEAR, told })).toBeNull();
  expect(differenceInLaw(limit, beside('over'), { ...NEAR, told })).toBe('figures');
  expect(differenceInLaw(limit, beside('under'), NEAR)).toBe('figures');
});

test('what opens with kindness and goes on with law is no small talk', () => {
  expect(isSmallTalk('I am so sorry that you are going through this.', 'en')).toBe(true);
  expect(isSmallTalk('Sorry to hear that; they have to give it back to you.', 'en')).toBe(false);
  expect(isSmallTalk('You must be exhausted after all of this.', 'en')).toBe(true);
  expect(isSmallTalk('No tiene que resolverlo todo hoy.', 'es')).toBe(true);
  expect(isSmallTalk('Lo siento mucho; el dueño tiene que devolverle el dinero.', 'es')).toBe(false);
  expect(differenceInLaw(LATE, LATE, NEAR)).toBeNull();
});

test('what lies far off, or nearer to another statement, is not kept, and nothing is where nearness cannot be measured', () => {
  const same = 'Before a nonpayment case the written demand has to give at least two weeks.';
  expect(differenceInLaw(DEMAND, same, { ...NEAR, nearness: { own: 0.9, other: 0.3 } })).toBeNull();
  expect(differenceInLaw(DEMAND, same, { ...NEAR, nearness: { own: 0.3, other: 0.2 } })).toBe('nearness');
  expect(differenceInLaw(DEMAND, same, { ...NEAR, nearness: { own: 0.7, other: 0.95 } })).toBe('nearness');
  expect(differenceInLaw(DEMAND, same, { ...NEAR, nearness: null })).toBe('nearness');
});
