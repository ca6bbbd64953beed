import { expect, test } from 'vitest';
import { aScene } from '#test/builders/scene.ts';
import { explaining } from '../answering/explaining.ts';

const explained = async (term: string | null, over: NonNullable<Parameters<typeof aScene>[0]> = {}) =>
  explaining(aScene({ ...over, reading: { term } }));

test('a word of the law is told in plain words, with its source, and what was asked stays open', async () => {
  const step = await explained('stipulation', { before: { pending: 'nyc' } });
  expect(step?.markdown).toMatch(/^\*\*Stipulation\*\*: A written deal in a court case\..* \[\[1\]\]\(#source-1\)$/);
  expect(step?.sources).toHaveLength(1);
  expect(step?.state.pending).toBe('nyc');
  const spanish = await explained('estipulación', { state: { language: 'es' } });
  expect(spanish?.markdown).toContain('**Estipulación**: Un acuerdo escrito');
});

test('what is no word of the law is for the others', async () => {
  expect(await explained('my landlord')).toBeNull();
  expect(await explained(null)).toBeNull();
});
