import { judge, type Judge } from './judgement.ts';
import { topicsByWords, type TopicWords } from './topic-words.ts';

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

export const createTopicSigns = (topics: Judge, words: TopicWords): TopicSigns => ({
  judged: (vector) => new Map(judge(topics, vector).map(({ label, share }) => [label, share])),
  worded: (text) => topicsByWords(words, text),
});
