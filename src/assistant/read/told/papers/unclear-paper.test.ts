import { expect, test } from 'vitest';
import { petitionIn, unclearPaperIn } from './unclear-paper.ts';

test.each([
  ['i got papers from the court', 'court'],
  ['me llego una carta de la corte', 'court'],
  ['a guy handed me court papers on monday', 'court'],
  ['i was served papers by hand, how long do i have', 'court'],
  ['got an eviction notice', 'eviction'],
  ['they taped a notice of petition to my door', 'petition'],
  ['me llego un aviso de peticion', 'petition'],
  ['somebody taped a paper on my door', 'home'],
] as const)('%j may be several papers: %s', (message, kind) => {
  expect(unclearPaperIn(message, undefined)).toBe(kind);
});

test.each([
  'i got served with divorce papers',
  'papers from the court about custody',
  'carta de la corte por el jurado',
  'i never got any court papers about it',
  'nunca recibi papeles de la corte',
])('%j says which papers they are', (message) => {
  expect(unclearPaperIn(message, undefined)).toBeNull();
});

test('nothing is unclear once the kind is known', () => {
  expect(unclearPaperIn('i got papers from the court', 'summons')).toBeNull();
});

test.each([
  ['its for not paying rent, i owe 2 months', 'petition-nonpayment'],
  ['es por la renta, debo 3 meses', 'petition-nonpayment'],
  ['i dont owe any rent, my lease is up', 'petition-holdover'],
  ['no es por la renta, quiere que me vaya', 'petition-holdover'],
  ['i am not sure', null],
] as const)('a petition of which %j is said: %s', (message, kind) => {
  expect(petitionIn(message)).toBe(kind);
});
