import { expect, test } from 'vitest';
import { partiesNamed } from './party.ts';

test.each([
  ['employer', 'my son has an iep and the school ignores it'],
  ['employer', 'can my insurance company drop me if i complain'],
  ['landlord', 'the irs wants 4200 from 2023'],
  ['landlord', 'me quitaron los cupones'],
] as const)('nobody has spoken of a %s: %j', (facing, said) => {
  expect(partiesNamed([said])({ facing })).toBe(false);
});

test.each([
  ['employer', 'they fired me'],
  ['worker', 'le pago a mi empleada en efectivo'],
  ['landlord', 'no hay calefaccion en mi apartamento'],
  ['tenant', 'he owes me three months of rent'],
] as const)('a %s was spoken of: %j', (facing, said) => {
  expect(partiesNamed(['and what now', said])({ facing })).toBe(true);
});

test('what is for everybody needs nobody to be named', () => {
  expect(partiesNamed(['and what now'])({})).toBe(true);
  expect(partiesNamed(['and what now'])({ facing: 'abuser' })).toBe(true);
});
