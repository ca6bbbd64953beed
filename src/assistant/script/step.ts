import type { Topic } from '../knowledge/topic.ts';
import type { Understanding } from '../minds/mind.ts';
import type { AnswerDeadline, AnswerSource } from '../reply.ts';
import type { Crisis } from '../safety/crisis.ts';
import type { Place } from '../understanding/places.ts';
import type { Intents } from './intents.ts';
import type { ConversationState } from './state.ts';

/** What a turn comes to. */
export type Step = {
  readonly state: ConversationState;
  readonly markdown: string;
  readonly sources: readonly AnswerSource[];
  readonly deadlines: readonly AnswerDeadline[];
  readonly isCrisis: boolean;
  readonly showAttorneys: boolean;
  readonly isEnd: boolean;
};

export type Situation = {
  readonly message: string;
  readonly today: string;
  readonly state: ConversationState;
  readonly context: Topic | null;
  readonly understanding: Understanding;
  readonly intents: Intents;
  readonly place: Place | null;
  readonly crisis: Crisis | null;
  readonly isMisuse: boolean;
};

export const say = (state: ConversationState, markdown: string, more: Partial<Step> = {}): Step => ({
  state,
  markdown,
  sources: [],
  deadlines: [],
  isCrisis: false,
  showAttorneys: false,
  isEnd: false,
  ...more,
});
