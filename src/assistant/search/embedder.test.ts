import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedder, type Embedder } from './embedder.ts';
import { cosine } from './vector-table.ts';

let embedder: Embedder;
beforeAll(async () => {
  embedder = createEmbedder(() => undefined);
  // Before the model is there, nobody waits for it.
  expect(await embedder.embed('too early')).toBeNull();
  await embedder.whenReady();
});
afterAll(() => embedder.close());

test('those who ask at the same time each get their own answer', async () => {
  const texts = ['my landlord kept my deposit', 'i was fired', 'a parking ticket', 'i was fired'];
  const vectors = await Promise.all(texts.map((text) => embedder.embed(text)));
  for (const [index, text] of texts.entries()) {
    const alone = await embedder.embed(text);
    expect(cosine(vectors[index]!, alone!)).toBeCloseTo(1, 5);
  }
  expect(cosine(vectors[0]!, vectors[1]!)).toBeLessThan(0.9);
});

test('what means the same is near', async () => {
  const [a, b, c] = await Promise.all(
    ['the landlord keeps my deposit', 'he will not give back my security', 'a recipe for soup'].map((text) =>
      embedder.embed(text),
    ),
  );
  expect(cosine(a!, b!)).toBeGreaterThan(cosine(a!, c!));
});
