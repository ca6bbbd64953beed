import { sharesByLabel, type Judge } from './judgement.ts';
import { perVector } from '../vectors/per-vector.ts';
import { topicsByWords, type TopicWords } from '../words/topic-words.ts';

/**
 * A single phrase can be near by luck. Two more opinions steady it: a judge that has weighed all phrases of all topics against each other,
 * and the words themselves.
 */
export type TopicSigns = {
  /** The share of certainty of each topic. */
  judged(vector: Float32Array): ReadonlyMap<string, number>;
  /** How much a text uses the words of each topic. */
  worded(text: string): ReadonlyMap<string, number>;
};

export function createTopicSigns(topics: Judge, words: TopicWords): TopicSigns {
  let last = { text: '', found: topicsByWords(words, '') };
  return {
    judged: perVector((vector) => sharesByLabel(topics, vector)),
    worded(text) {
      if (last.text !== text) last = { text, found: topicsByWords(words, text) };
      return last.found;
    },
  };
}
