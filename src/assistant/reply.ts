import type { OfficialDocument } from './tools/document-tools.ts';
import type { AnswerDeadline, AnswerSource } from '#contract/answer.ts';
import type { Answers } from '#domain/documents/answers.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { Language } from './content/words.ts';
import type { ConversationState } from './remember/state.ts';
import type { AnswerCard } from './say/card.ts';
import type { Choice } from './say/plan.ts';

export type { AnswerCard, AnswerDeadline, AnswerSource, Choice, ConversationState };

/** What an interview brought: answers to keep with the document, which begins with the first of them. */
export type DocumentChange = {
  readonly definitionId: string;
  readonly changes: Answers;
  /** Every question was asked. */
  readonly isDone: boolean;
};

/** Something that was said in the chat before. */
export type Said = { readonly role: 'user' | 'assistant'; readonly text: string };

export type Turn = {
  readonly message: string;
  /** As it was stored after the last turn; null in a new chat. */
  readonly state: unknown;
  readonly isAnonymous: boolean;
  /** What was said before, oldest first; asked for only by a mind that reads it. */
  readonly earlier?: (() => Promise<readonly Said[]>) | undefined;
  /** What the account knows; null for a visitor. */
  readonly person?: { readonly name: string; readonly email: string } | null | undefined;
  /** A document of this chat as it is now: it may have been filled in on its own page. */
  readonly documentOf?:
    | ((definitionId: string) => Promise<{ readonly answers: Answers; readonly offered: Answers } | null>)
    | undefined;
  /** The forms of courts and agencies that are published now. */
  readonly officialDocuments?: (() => Promise<readonly OfficialDocument[]>) | undefined;
  /** The day it is in New York, as YYYY-MM-DD. */
  readonly today: string;
  /** The reader has heard enough: what was said so far is the answer. */
  readonly signal: AbortSignal;
};

/** What comes out of the assistant while it answers. The last event is always `finished`. */
export type ReplyEvent =
  /** Comes first: what follows puts the person's safety before everything else. */
  | { readonly type: 'crisis' }
  | { readonly type: 'text'; readonly markdown: string }
  /** What the answer rests on; `facts` are the ids of what it states. */
  | { readonly type: 'sources'; readonly sources: readonly AnswerSource[]; readonly facts: readonly string[] }
  | { readonly type: 'deadlines'; readonly deadlines: readonly AnswerDeadline[] }
  /** Forms and letters that are offered under the answer. */
  | { readonly type: 'offers'; readonly definitionIds: readonly string[] }
  /** The answer in its parts: the day, the step, what is folded. */
  | { readonly type: 'card'; readonly card: AnswerCard }
  /** Answers and questions to tap. */
  | { readonly type: 'choices'; readonly choices: readonly Choice[] }
  | ({ readonly type: 'document' } & DocumentChange)
  | {
      readonly type: 'attorneys';
      readonly category: IssueCategory;
      readonly county?: string | undefined;
      /** In which the person writes. */
      readonly language?: Language | undefined;
    }
  | {
      readonly type: 'finished';
      readonly state: ConversationState;
      readonly title: string | null;
      readonly shouldShowLoginPrompt: boolean;
      readonly terminated: boolean;
    };

/** The one door: state and message in, events out. No HTTP, no SQL behind it. */
export type Assistant = {
  reply(turn: Turn): AsyncGenerator<ReplyEvent>;
  close(): Promise<void>;
};
