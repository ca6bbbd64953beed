import MiniSearch from 'minisearch';
import type { Topic } from '../knowledge/topic.ts';
import { waysToAsk } from './phrases.ts';
import { stem } from './stem.ts';
import { cosine, middle, phraseKey, type VectorTable } from './vector-table.ts';

/** `score` is between 0 and 1: how near the question is to one of the ways in which people ask about the topic. */
export type Hit = { readonly topic: Topic; readonly score: number };
export type Query = { readonly text: string; readonly vector: Float32Array | null };
export type KnowledgeIndex = {
  search(query: Query, limit?: number): Hit[];
  /** The middle of the ways in which people ask about a topic. */
  middleOf(topicId: string): Float32Array | null;
};

const HITS_AT_MOST = 8;
/** Words break ties between near meanings; they decide alone only while the model is not there. */
const WEIGHT_OF_WORDS = 0.12;
/** A word score that counts as certain when there is nothing else to go by. */
const FULL_WORD_SCORE = 80;

export function createKnowledgeIndex(topics: readonly Topic[], vectors: VectorTable): KnowledgeIndex {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const phrases = topics.map((topic) => ({
    id: topic.id,
    vectors: waysToAsk(topic).flatMap((text) => vectors.get(phraseKey(text)) ?? []),
  }));
  const words = wordIndex(topics);
  const middles = new Map(phrases.map(({ id, vectors: known }) => [id, middle(known)]));

  return {
    middleOf: (topicId) => middles.get(topicId) ?? null,
    search({ text, vector }, limit = HITS_AT_MOST) {
      const wordScores = new Map(words.search(text).map(({ id, score }) => [String(id), score]));
      const bestWords = Math.max(1, ...wordScores.values());
      const scored = phrases.map(({ id, vectors: known }) => {
        const wordScore = wordScores.get(id) ?? 0;
        if (!vector || known.length === 0)
          return { id, score: (wordScore / bestWords) * Math.min(1, bestWords / FULL_WORD_SCORE) };
        const nearest = nearness(known, vector);
        return { id, score: Math.min(1, nearest + (WEIGHT_OF_WORDS * wordScore) / bestWords) };
      });
      return scored
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .flatMap(({ id, score }) => {
          const topic = byId.get(id);
          return topic ? [{ topic, score }] : [];
        });
    },
  };
}

/** The nearest way of asking counts most; the next ones steady it against a single lucky phrase. */
function nearness(known: readonly Float32Array[], vector: Float32Array): number {
  const [first = 0, second = first, third = second] = known
    .map((other) => cosine(vector, other))
    .toSorted((a, b) => b - a);
  return 0.7 * first + 0.2 * second + 0.1 * third;
}

function wordIndex(topics: readonly Topic[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'ask', 'pregunta', 'says', 'law'],
    processTerm: stem,
    searchOptions: {
      boost: { title: 3, ask: 1.5, pregunta: 2, says: 0.3, law: 0.3 },
      fuzzy: 0.15,
      prefix: (term) => term.length > 4,
    },
  });
  index.addAll(
    topics.map((topic) => ({
      id: topic.id,
      title: topic.title,
      ask: topic.ask.join(' '),
      pregunta: topic.pregunta.join(' '),
      says: topic.facts.map(({ says }) => says).join(' '),
      law: topic.facts.map(({ law }) => law).join(' '),
    })),
  );
  return index;
}
