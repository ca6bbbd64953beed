import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { readReplayed } from './conversation.ts';
import { replay } from './replay.ts';

const embedder = createEmbedder((error) => {
  throw error;
}, true);
beforeAll(() => embedder.whenReady());
afterAll(() => embedder.close());

const all = readReplayed().length;
/** Locks that were changed are an emergency, which no model is asked about. */
const EMERGENCIES = 1;

test('there are forty', () => {
  expect(all).toBe(40);
});

describe.each([false, true])('with rewordings: %s', (rewords) => {
  test('a good model chooses nearly every answer, and what is cited is authored or passed the comparison', async () => {
    const { byModel, answered, unauthored } = await replay('good', embedder, rewords);
    expect(unauthored).toEqual([]);
    expect(byModel).toBeGreaterThanOrEqual(all - EMERGENCIES - 2);
    expect(answered).toBeGreaterThanOrEqual(all - 2);
  });

  test('with a mediocre one everybody who would be answered without it still is', async () => {
    const { byModel, answered, unauthored, ownLaw } = await replay('mediocre', embedder, rewords);
    expect([unauthored, ownLaw]).toEqual([[], []]);
    expect(byModel).toBeGreaterThan(all / 2);
    expect(answered).toBeGreaterThanOrEqual(all - 6);
  });

  test('a hostile one shows no word of law of its own', async () => {
    const { asked, unauthored, ownLaw, rewordingsKept } = await replay('hostile', embedder, rewords);
    expect(asked).toBeGreaterThan(all / 2);
    expect([unauthored, ownLaw, rewordingsKept]).toEqual([[], [], []]);
  });
});
