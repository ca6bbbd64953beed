import type { Applied } from '../apply/apply-statement.ts';
import type { CountedDay } from '../apply/deadlines.ts';
import type { Words } from '../content/words.ts';
import type { Place } from '../help/place.ts';
import type { Topic } from '../knowledge/topic.ts';

/** Something to tap under an answer; it is sent as an ordinary message. `date`: the page offers a date picker. */
export type Choice = { readonly label: string; readonly message: string; readonly kind?: 'date' };

/** What is asked back, with the answers to tap. */
export type PlannedQuestion = {
  /** What it asks for: it is asked once. */
  readonly key: string;
  readonly ask: string;
  readonly choices: readonly Choice[];
};

/** Statements about one thing. */
export type Block = {
  readonly topic: Topic;
  readonly statements: readonly Applied[];
  /** The question that it answers, where it is not plain that it was asked: written over it, with what leads to it, and what leads to the other ones. */
  readonly asked?: { readonly lead: string; readonly question: string; readonly after?: string };
  /** It was told before: its first sentence is enough, unless it was asked for once more. */
  readonly isAgain?: true | 'whole';
};

/**
 * What an answer is made of, whichever mind chose it: authored statements in their order, days that were counted, and the small
 * talk around them.
 */
export type Plan = {
  /** What stands before the first statement: a word of care, or why this is said. Never law. */
  readonly lead: string;
  readonly blocks: readonly Block[];
  /** The first block may have been told before it was known that another follows: it has no label. */
  readonly isOpened: boolean;
  readonly days: readonly CountedDay[];
  readonly step: Words | null;
  readonly question: PlannedQuestion | null;
  /** One tap away: further statements of the topic, and what is practical. */
  readonly folded: readonly Applied[];
  readonly practical: Topic | null;
  /** Who helps, nearest first. */
  readonly help: readonly Place[];
  /** Stands at the end, such as a quiet line for somebody who may not be safe. */
  readonly tail: string;
  readonly choices: readonly Choice[];
};

export const EMPTY_PLAN: Plan = {
  lead: '',
  blocks: [],
  isOpened: false,
  days: [],
  step: null,
  question: null,
  folded: [],
  practical: null,
  help: [],
  tail: '',
  choices: [],
};
