import type { Sentence } from './sentence.ts';

/** What a person told that a sentence may do arithmetic with. */
export type Told = { readonly amount?: number | undefined; readonly years?: number | undefined };

export type Pair = {
  readonly statement: Sentence;
  readonly rewording: Sentence;
  readonly told: Told;
  /** What everybody knows it is about: the title of the topic. */
  readonly about: readonly Sentence[];
};

/** Looks at one idea alone: what differs, in a word, or null. */
export type Check = (pair: Pair) => string | null;
