import type { ConversationState, ReplyEvent } from '#assistant/reply.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';
import { pickAttorneys } from './shown-attorneys-repo.ts';
import type { Question } from './store-question.ts';

export type Answer = {
  readonly markdown: string;
  readonly html: string;
  readonly attorneyIds: string[] | null;
  readonly finished: Extract<ReplyEvent, { type: 'finished' }>;
};

const CARDS_AT_MOST = 3;

/** Runs the assistant for one question, telling the reader what there is so far. */
export async function makeAnswer(
  deps: Deps,
  caller: Caller,
  question: Question,
  tell: (html: string) => Promise<void>,
): Promise<Answer> {
  let markdown = '';
  let attorneyIds: string[] | null = null;
  const turn = {
    message: question.message.source,
    state: question.chat.state as ConversationState | null,
    isAnonymous: caller.isAnonymous,
  };
  for await (const event of deps.assistant.reply(turn)) {
    if (event.type === 'text') {
      markdown += event.markdown;
      await tell(markdownToHtml(markdown));
    } else if (event.type === 'attorneys') {
      attorneyIds = await cardsFor(deps, event.category);
    } else {
      return { markdown, html: markdownToHtml(markdown), attorneyIds, finished: event };
    }
  }
  throw new Error('The assistant stopped without finishing its answer');
}

async function cardsFor(deps: Deps, category: IssueCategory): Promise<string[] | null> {
  const picked = await pickAttorneys(deps.db, category, CARDS_AT_MOST);
  return picked.length > 0 ? picked.map((attorney) => attorney.id) : null;
}
