import type { Topic } from '../knowledge/topic.ts';
import type { Understanding } from '../minds/mind.ts';
import type { AnswerDeadline, AnswerSource, DocumentChange } from '../reply.ts';
import type { Crisis } from '../safety/crisis.ts';
import type { Place } from '../understanding/places.ts';
import type { Intents } from './intents.ts';
import type { ConversationState } from './state.ts';

/** What is asked back, and why it matters: that may be a statement of law. */
export type Question = { readonly ask: string; readonly why: string };

/** What an answer is made of, for a mind that words it itself. */
export type AnswerPlan = {
  /** What it is about, the nearest first; none when nothing was found. */
  readonly topics: readonly Topic[];
  /** Deadlines that were counted, in words: shown as they are. */
  readonly extra: string;
  /** The one question that is asked back. */
  readonly question: Question | null;
  /** A quiet line for somebody who may not be safe; mostly empty. */
  readonly care: string;
};

/** What a turn comes to. */
export type Step = {
  readonly state: ConversationState;
  readonly markdown: string;
  readonly sources: readonly AnswerSource[];
  /** The facts that it states. */
  readonly facts: readonly string[];
  readonly deadlines: readonly AnswerDeadline[];
  readonly isCrisis: boolean;
  readonly showAttorneys: boolean;
  readonly isEnd: boolean;
  /** Forms and letters that are offered, by id. */
  readonly offers: readonly string[];
  /** What was answered in an interview. */
  readonly document: DocumentChange | null;
  /** Null where the words are the script's own. */
  readonly plan: AnswerPlan | null;
};

export type Situation = {
  readonly message: string;
  readonly today: string;
  readonly state: ConversationState;
  readonly context: Topic | null;
  readonly understanding: Understanding;
  readonly intents: Intents;
  readonly place: Place | null;
  /** The day that the message names. */
  readonly day: string | null;
  readonly crisis: Crisis | null;
  readonly isMisuse: boolean;
  /** What is known about orders of protection. */
  readonly protection: Topic | null;
};

export const say = (state: ConversationState, markdown: string, more: Partial<Step> = {}): Step => ({
  state,
  markdown,
  sources: [],
  facts: [],
  deadlines: [],
  isCrisis: false,
  showAttorneys: false,
  isEnd: false,
  offers: [],
  document: null,
  plan: null,
  ...more,
});
