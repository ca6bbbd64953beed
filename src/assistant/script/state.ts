import { NODE_IDS, type NodeId, type Variables } from '#domain/script.ts';
import type { DocumentTalk } from '../documents/interview/talk.ts';
import type { Language } from '../language/detect-language.ts';

/** Where a chat stands between two messages; kept as JSON on the chat. */
export type ConversationState = {
  readonly scriptVersion: 2;
  readonly node: NodeId;
  readonly variables: Variables;
  readonly language: Language;
  /** The topic that was last spoken about, and the facts that were told of it. */
  readonly topicId: string | null;
  readonly told: readonly string[];
  /** What the person said in answer to questions, by slot; asked once each. */
  readonly slots: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  /** Days that were counted and told: by rule, variant and the day they were counted from. */
  readonly counted: readonly string[];
  readonly answers: number;
  readonly attorneysShown: boolean;
  /** Requests that are none of ours; the third ends the chat. */
  readonly strikes: number;
  /** Somebody in danger is never sent away. */
  readonly inCrisis: boolean;
  /** The form or letter that is being filled in here, or was proposed. */
  readonly document: DocumentTalk | null;
  /** Those that were offered last, by id. */
  readonly offered: readonly string[];
};

export const START: ConversationState = {
  scriptVersion: 2,
  node: 'root',
  variables: {},
  language: 'en',
  topicId: null,
  told: [],
  slots: {},
  asked: [],
  counted: [],
  answers: 0,
  attorneysShown: false,
  strikes: 0,
  inCrisis: false,
  document: null,
  offered: [],
};

/** A state of another version of the script begins again rather than going on in the wrong place. */
export function stateFrom(stored: unknown): ConversationState {
  if (typeof stored !== 'object' || stored === null) return START;
  const state = { ...START, ...stored } as ConversationState;
  return state.scriptVersion === START.scriptVersion && NODE_IDS.includes(state.node) ? state : START;
}
