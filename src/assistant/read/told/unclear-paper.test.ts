import { expect, test } from 'vitest';
import { unclearPaperIn } from './unclear-paper.ts';

test.each([
  ['i got papers from the court', 'court'],
  ['me llego una carta de la corte', 'court'],
  ['a guy handed me court papers on monday', 'court'],
  ['i was served papers by hand, how long do i have', 'court'],
  ['got an eviction notice', 'eviction'],
  ['somebody taped a paper on my door', 'home'],
] as const)('%j may be several papers: %s', (message, kind) => {
  expect(unclearPaperIn(message, undefined)).toBe(kind);
});

test.each([
  'i got served with divorce papers',
  'papers from the court about custody',
  'carta de la corte por el jurado',
])('%j says which papers they are', (message) => {
  expect(unclearPaperIn(message, undefined)).toBeNull();
});

test('nothing is unclear once the kind is known', () => {
  expect(unclearPaperIn('i got papers from the court', 'summons')).toBeNull();
});
