import MiniSearch from 'minisearch';
import type { Topic } from '../knowledge/topic.ts';
import type { Query } from './knowledge-index.ts';
import { stem } from './stem.ts';
import { cosine, phraseKey, type VectorTable } from './vector-table.ts';

export type FactIndex = {
  /** How near each fact is to a message, from 0 to 1. */
  nearness(query: Query): ReadonlyMap<string, number>;
};

const WEIGHT_OF_WORDS = 0.15;
const NEAREST_BY_WORDS = 0.4;

/** Compares with what the facts say, and not with how people ask: of a topic that fits it finds the part that fits. */
export function createFactIndex(topics: readonly Topic[], vectors: VectorTable): FactIndex {
  const facts = [...new Map(topics.flatMap((topic) => topic.facts.map((fact) => [fact.id, fact]))).values()];
  const known = facts.flatMap(({ id, says }) => {
    const vector = vectors.get(phraseKey(says));
    return vector ? [{ id, vector }] : [];
  });
  const words = new MiniSearch({
    fields: ['says', 'dice', 'law'],
    processTerm: stem,
    searchOptions: { fuzzy: 0.15, prefix: (term) => term.length > 4 },
  });
  words.addAll(facts.map(({ id, says, dice, law }) => ({ id, says, dice, law })));

  return {
    nearness({ text, vector }) {
      const found = words.search(text);
      const best = found[0]?.score ?? 1;
      const byWords = new Map(found.map(({ id, score }) => [String(id), score / best]));
      // Words alone say which fact is nearer, and never that it is near.
      if (!vector) return new Map([...byWords].map(([id, share]) => [id, share * NEAREST_BY_WORDS]));
      return new Map(
        known.map(({ id, vector: of }) => [id, cosine(vector, of) + WEIGHT_OF_WORDS * (byWords.get(id) ?? 0)]),
      );
    },
  };
}
