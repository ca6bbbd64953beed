import type { OutputOf } from '#contract/index.ts';
import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentCardsFor } from '../document-cards.ts';
import { findShownAttorneys } from '../pick-attorneys.ts';
import type { Answered } from './take-question.ts';
import { toMessage } from '../to-message.ts';

/** A question with its answer as whoever asked is told of them, with the cards as they stand now. */
export async function toSent(deps: Deps, caller: Caller, answered: Answered): Promise<OutputOf<'sendMessage'>> {
  const { chat, userMessage, answer, isNewChat } = answered;
  const attorneys = await findShownAttorneys(deps.db, answer.attorneyIds ?? [], deps.now());
  const documentsOf = await documentCardsFor(deps, [answer]);
  return {
    isNewChat,
    chatId: chat.id,
    userMessage: toMessage(userMessage, caller),
    aiResponse: toMessage(answer, caller, { attorneys, documents: documentsOf(answer) }),
    chatTitle: chat.title,
    terminated: chat.terminated,
  };
}
