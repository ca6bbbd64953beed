import type { IssueCategory } from '#domain/issue-category.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Crisis } from '../safety/crisis.ts';
import type { ConversationState } from '../script/state.ts';
import type { Hit } from '../search/knowledge-index.ts';

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
};

/** Understands and words things; the script decides what happens. */
export type Mind = {
  /** `context` is what was spoken about before, for a message that only makes sense after it. */
  understand(message: string, state: ConversationState, context: Topic | null): Promise<Understanding>;
};
