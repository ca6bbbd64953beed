import type { Embedder } from '../../find/vectors/embedder.ts';
import { cosine } from '../../find/vectors/vectors.ts';
import type { Nearness } from './compare/nearness.ts';
import { openedFor } from '../../say/opening.ts';

/** How near a sentence lies to one text of ours; null while the sentence model is not there. */
export type MeasureNearness = (text: string, ours: string, others: readonly string[]) => Promise<Nearness | null>;

const sentencesOf = (text: string) => text.split(/(?<=[.;:!?])\s+/).filter(({ length }) => length > 3);

/** Each text of ours is turned into its vector once. */
export function createMeasureNearness(embedder: Embedder): MeasureNearness {
  const kept = new Map<string, Float32Array>();
  async function vectorsOf(texts: readonly string[]): Promise<Float32Array[] | null> {
    const missing = [...new Set(texts)].filter((text) => !kept.has(text));
    const found = missing.length > 0 ? await embedder.embed(missing) : [];
    if (found === null) return null;
    for (const [at, vector] of found.entries()) kept.set(missing[at] ?? '', vector);
    return texts.flatMap((text) => kept.get(text) ?? []);
  }
  return async (text, ours, others) => {
    const opened = openedFor(ours, false);
    const [mine, own, other] = [
      await embedder.embed([text]),
      await vectorsOf([opened, ...sentencesOf(opened)]),
      await vectorsOf(others),
    ];
    const vector = mine?.[0];
    if (!vector || own === null || other === null) return null;
    const nearest = (vectors: readonly Float32Array[]) => Math.max(0, ...vectors.map((one) => cosine(one, vector)));
    return { own: nearest(own), other: nearest(other) };
  };
}
