import type { IssueCategory } from '#domain/issue-category.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Turn } from '../reply.ts';
import type { Crisis } from '../safety/crisis.ts';
import type { ConversationState } from '../script/state.ts';
import type { Step } from '../script/step.ts';
import type { Hit } from '../search/knowledge-index.ts';
import type { Place } from '../understanding/places.ts';

/** What a message means, as far as the mind can tell. */
export type Understanding = {
  /** Best first. */
  readonly categories: readonly IssueCategory[];
  /** The first category stands out from the others. */
  readonly isCategoryClear: boolean;
  readonly isLegal: boolean;
  /** Clearly none of ours, rather than hard to make out. */
  readonly isOffTopic: boolean;
  readonly crisis: Crisis | null;
  /** What we know that is near to it, best first. */
  readonly hits: readonly Hit[];
  /** How near each fact is to it, by the id of the fact. */
  readonly facts: ReadonlyMap<string, number>;
  /** What a model read out of the message; null with the built-in mind alone. */
  readonly learned: Learned | null;
};

/** The script's variables as a model found them, each checked against what exists. */
export type Learned = {
  readonly kind: 'legal' | 'unclear' | 'not-legal';
  readonly summary: string | null;
  /** What to search for, in English. */
  readonly searchWords: string | null;
  readonly categories: readonly IssueCategory[];
  readonly isCategoryClear: boolean;
  readonly place: Place | null;
  readonly day: string | null;
  readonly wantsAttorney: boolean;
};

/** Understands; the script decides what happens. It works with no key and no network, so it is always there. */
export type Mind = {
  /** `context` is what was spoken about before, for a message that only makes sense after it. */
  understand(message: string, state: ConversationState, context: Topic | null): Promise<Understanding>;
};

/** A language model on top of it: understands better and words answers itself. Safety was looked at before. */
export type ModelMind = {
  /** What the built-in mind understood, with what the model adds; unchanged if there is none. */
  refine(understanding: Understanding, state: ConversationState, turn: Turn): Promise<Understanding>;
  /**
   * Words the step in pieces that were checked, and returns what was said; null when it has nothing to say that holds:
   * the step is then said in the words it has.
   */
  answer(step: Step, turn: Turn): AsyncGenerator<string, Step | null>;
};
