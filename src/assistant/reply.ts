import type { IssueCategory } from '#domain/issue-category.ts';
import type { NodeId, Variables } from '#domain/script.ts';

/** Where a chat stands between two messages; kept as JSON on the chat. */
export type ConversationState = {
  readonly scriptVersion: 1;
  readonly node: NodeId;
  readonly variables: Variables;
  readonly answers: number;
  readonly attorneysShown: boolean;
};

/** The passage behind a numbered citation. */
export type AnswerSource = {
  readonly number: number;
  readonly title: string;
  readonly citation: string;
  readonly url: string;
  readonly checked: string;
  readonly caution?: string;
};

export type Turn = {
  readonly message: string;
  readonly state: ConversationState | null;
  readonly isAnonymous: boolean;
  /** The reader has heard enough: what was said so far is the answer. */
  readonly signal: AbortSignal;
};

/** What comes out of the assistant while it answers. The last event is always `finished`. */
export type ReplyEvent =
  | { readonly type: 'text'; readonly markdown: string }
  | { readonly type: 'sources'; readonly sources: readonly AnswerSource[] }
  | { readonly type: 'attorneys'; readonly category: IssueCategory }
  | {
      readonly type: 'finished';
      readonly state: ConversationState;
      readonly title: string | null;
      readonly shouldShowLoginPrompt: boolean;
      readonly terminated: boolean;
    };

/** The one door: state and message in, events out. No HTTP, no SQL behind it. */
export type Assistant = { reply(turn: Turn): AsyncGenerator<ReplyEvent> };
