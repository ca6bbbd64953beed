import { TOPIC_JUDGED, TOPIC_RULED_OUT, TOPIC_WORDED } from '../numbers.ts';
import { judge, type Judge } from './judgement.ts';
import { topicsByWords, type TopicWords } from './topic-words.ts';

/** What was asked, as meaning and as words. */
export type Asked = { readonly vector: Float32Array; readonly text: string };

/** How likely a topic is before anything was said, from what was spoken about; 0 where nothing is known. */
export type Expecting = (topicId: string) => number;

/** How much nearer a topic is than the nearest phrase alone says, and how likely it is by the judge alone. */
export type TopicSign = { readonly nearer: number; readonly likely: number };
export type TopicSigns = (asked: Asked, expecting: Expecting) => (topicId: string) => TopicSign;

/**
 * A single phrase can be near by luck. Two more opinions steady it: a judge that has weighed all phrases of all topics against each other,
 * and the words themselves.
 */
export function createTopicSigns(topics: Judge, words: TopicWords): TopicSigns {
  return ({ vector, text }, expecting) => {
    const judged = new Map(judge(topics, vector).map(({ label, share }) => [label, share]));
    const worded = topicsByWords(words, text);
    return (id) => {
      const likely = judged.get(id) ?? 0;
      const expected = Math.max(likely, expecting(id), TOPIC_RULED_OUT);
      return { nearer: TOPIC_JUDGED * Math.log(expected) + TOPIC_WORDED * (worded.get(id) ?? 0), likely };
    };
  };
}
