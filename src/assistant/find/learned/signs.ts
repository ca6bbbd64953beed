import { sharesByLabel, type Judge } from './judgement.ts';
import { perVector } from '../vectors/per-vector.ts';
import { idsByWords, type TellingWords } from '../words/telling-words.ts';
import { gradesByWords, openWithin, type TimesLikelier } from '../words/word-judge.ts';
import { topicOf } from '../phrases/phrases.ts';

/**
 * A single phrase can be near by luck. Other opinions steady it: a judge that has weighed all phrases of all topics against each other,
 * and the words themselves.
 */
export type Signs = {
  /** The share of certainty of each topic. */
  judged(vector: Float32Array): ReadonlyMap<string, number>;
  /** How much a text uses the words of each topic… */
  worded(text: string): ReadonlyMap<string, number>;
  /** …and the words in which each statement is told. */
  toldIn(text: string): ReadonlyMap<string, number>;
  /** How many times likelier the words make each statement than the others of its topic. */
  askedIn(text: string): TimesLikelier;
};

export type WordsOf = {
  readonly topics: TellingWords;
  readonly statements: TellingWords;
  readonly asked: TellingWords;
};

export function createSigns(topics: Judge, words: WordsOf): Signs {
  return {
    judged: perVector((vector) => sharesByLabel(topics, vector)),
    worded: lastOnly((text) => gradesByWords(words.topics, text)),
    toldIn: lastOnly((text) => idsByWords(words.statements, text)),
    askedIn: lastOnly(openWithin(words.asked, topicOf)),
  };
}

/** The same text is asked for several times in a row. */
function lastOnly<T>(of: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly found: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, found: of(text) };
    return last.found;
  };
}
