import type { AnswerDeadline, AnswerSource, DocumentChange } from '../reply.ts';
import type { ConversationState } from '../remember/state.ts';
import type { AnswerCard } from '../say/card.ts';
import type { Choice, Plan } from '../say/plan.ts';

/** What a turn comes to. */
export type Step = {
  readonly state: ConversationState;
  readonly markdown: string;
  readonly sources: readonly AnswerSource[];
  /** The facts that it states. */
  readonly facts: readonly string[];
  readonly deadlines: readonly AnswerDeadline[];
  readonly choices: readonly Choice[];
  readonly isCrisis: boolean;
  readonly showAttorneys: boolean;
  readonly isEnd: boolean;
  /** Forms and letters that are offered, by id. */
  readonly offers: readonly string[];
  /** What was answered in an interview. */
  readonly document: DocumentChange | null;
  /** What it was made of; null where the words are the script's own. */
  readonly plan: Plan | null;
  /** The same answer in its parts. */
  readonly card: AnswerCard | null;
};

export const say = (state: ConversationState, markdown: string, more: Partial<Step> = {}): Step => ({
  state,
  markdown,
  sources: [],
  facts: [],
  deadlines: [],
  choices: [],
  isCrisis: false,
  showAttorneys: false,
  isEnd: false,
  offers: [],
  document: null,
  plan: null,
  card: null,
  ...more,
});
