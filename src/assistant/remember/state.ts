import { EMPTY_CASE, type CaseFile, type DatedEvent } from '#domain/matter/case-file.ts';
import { NODE_IDS, type NodeId, type Variables } from '#domain/chat/script.ts';
import type { Language } from '../content/words.ts';
import { NO_STORY, type Story } from '../find/learned/story.ts';
import type { DocumentTalk } from '../documents/interview/talk.ts';

/** Where a chat stands between two messages; kept as JSON on the chat. */
export type ConversationState = {
  readonly scriptVersion: 3;
  readonly node: NodeId;
  readonly variables: Variables;
  readonly language: Language;
  /** What the person told about their problem. */
  readonly file: CaseFile;
  /** What the day that was told last was the day of: whoever corrects a day means it. */
  readonly lastDated: DatedEvent | null;
  /** What was spoken about when a day was told, by the event. */
  readonly datedIn: Readonly<Partial<Record<DatedEvent, string>>>;
  /** What was told to have happened and not when: a bare day that follows is the day of it. */
  readonly undated: DatedEvent | null;
  /** Topics that were spoken about, the last one at the end: one can go back. */
  readonly topics: readonly string[];
  /** What everything that was said speaks for. */
  readonly story: Story;
  /** Statements that were told in plain view, in order, and those that lay folded under an answer. */
  readonly told: readonly string[];
  readonly folded: readonly string[];
  /** What the last answer stated: for "shorter", "simpler" and "say that again". */
  readonly last: readonly string[];
  /** Statements that were said a second time, in short: nobody wants to hear them a third time. */
  readonly repeated: readonly string[];
  /** How often in a row something that was told was only noted. */
  readonly noted: number;
  /** How often in a row nothing was known. */
  readonly unknown: number;
  /** Questions that were asked, by what they ask for; each once. The open one is the last question of the last answer. */
  readonly asked: readonly string[];
  readonly pending: string | null;
  /** Which way of counting a rule the person chose, by the rule's id. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Days that were counted and told: by rule, variant and the day they were counted from. */
  readonly counted: readonly string[];
  readonly answers: number;
  readonly attorneysShown: boolean;
  /** Requests that are none of ours; the third ends the chat. */
  readonly strikes: number;
  /** Somebody in danger is never sent away. */
  readonly inCrisis: boolean;
  /** The emergency that was spoken about, by its id. */
  readonly emergency: string | null;
  /** The form or letter that is being filled in here, or was proposed. */
  readonly document: DocumentTalk | null;
  /** Those that were offered last, by id. */
  readonly offered: readonly string[];
  /** What could be tapped under the last answer, in its order. */
  readonly shown: readonly string[];
};

export const START: ConversationState = {
  scriptVersion: 3,
  node: 'root',
  variables: {},
  language: 'en',
  file: EMPTY_CASE,
  lastDated: null,
  datedIn: {},
  undated: null,
  topics: [],
  story: NO_STORY,
  told: [],
  folded: [],
  last: [],
  repeated: [],
  noted: 0,
  unknown: 0,
  asked: [],
  pending: null,
  chosen: {},
  counted: [],
  answers: 0,
  attorneysShown: false,
  strikes: 0,
  inCrisis: false,
  emergency: null,
  document: null,
  offered: [],
  shown: [],
};

/** A state of another version of the script begins again rather than going on in the wrong place. */
export function stateFrom(stored: unknown): ConversationState {
  if (typeof stored !== 'object' || stored === null) return START;
  const state = { ...START, ...stored } as ConversationState;
  return state.scriptVersion === START.scriptVersion && NODE_IDS.includes(state.node) ? state : START;
}

/** The topic that is spoken about now. */
export const currentTopic = ({ topics }: ConversationState): string | null => topics.at(-1) ?? null;

/** Spoken about last, and once in the list. */
export function withTopic(state: ConversationState, topicId: string): ConversationState {
  return { ...state, topics: [...state.topics.filter((id) => id !== topicId), topicId] };
}

/** The question that a bare answer belongs to. A day that was asked for stays open while only one thing is spoken about. */
export function openQuestion({ pending, asked, topics, file }: ConversationState): string | null {
  if (pending !== null || topics.length !== 1) return pending;
  const [last] = asked.slice(-1);
  const event = eventIn(last);
  return last && event && file.dates[event] === undefined ? last : null;
}

/** The day that was told last. */
export const lastDayOf = ({ lastDated, file }: ConversationState): string | undefined =>
  lastDated === null ? undefined : file.dates[lastDated];

/** Stands among what was asked: of an event the year was told, and its day is not known. */
export const yearKey = (event: DatedEvent): string => `year:${event}`;

const DATE = 'date:';
/** The event whose day a question asks for; null where it asks for something else. */
export const eventIn = (key: string | null | undefined): DatedEvent | null =>
  key?.startsWith(DATE) ? (key.slice(DATE.length) as DatedEvent) : null;

/** A question of a paper is open. */
export const isFilling = ({ document, node }: ConversationState): boolean =>
  node === 'document' && (document?.asking ?? null) !== null;
