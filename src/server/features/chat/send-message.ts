import type { OutputOf } from '#contract/index.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOwnedChat, type ChatRow } from './chats-repo.ts';
import { documentCardsFor } from './document-cards.ts';
import { makeAnswer } from './make-answer.ts';
import { findMessage, findRequest, type MessageRow } from './messages-repo.ts';
import { findShownAttorneys } from './shown-attorneys-repo.ts';
import { storeAnswer, takeBackQuestion } from './store-answer.ts';
import { makeFinished } from './store-document.ts';
import { storeQuestion } from './store-question.ts';
import { toMessage } from './to-message.ts';

type Sent = OutputOf<'sendMessage'>;

/** The question is stored before the answer is made, and the answer is stored even if its reader has left. */
export const sendMessage: Handler<'sendMessage'> = async ({ data, caller, deps, send }) => {
  const requestId = data.requestId ?? crypto.randomUUID();
  const asked = { text: data.message, chatId: data.chatId, requestId };
  const question =
    (await findRequest(deps.db, caller.userId, requestId)) === undefined
      ? await deps.db.transaction((tx) => storeQuestion(tx, caller, asked, deps.now()))
      : null;
  if (!question) return answerGivenTo(deps, caller, requestId);

  const userMessage = toMessage(question.message, caller);
  await send({ type: 'stored', chatId: question.chat.id, isNewChat: question.isNewChat, userMessage });
  try {
    const answer = await makeAnswer({ deps, caller, question, requestId }, (html, isCrisis) =>
      send({ type: 'answer', html, ...(isCrisis ? { isCrisis } : {}) }),
    );
    const finished = answer.document && (await makeFinished(deps, answer.document, question.chat.id));
    const stored = await deps.db.transaction((tx) =>
      storeAnswer(tx, { caller, question, requestId, deps, finished }, answer, deps.now()),
    );
    return await toSent(deps, caller, { ...stored, userMessage: question.message, isNewChat: question.isNewChat });
  } catch (error) {
    await deps.db.transaction((tx) => takeBackQuestion(tx, caller, question, requestId));
    throw error;
  }
};

const REPEAT_WAIT_MS = 60_000;
const REPEAT_POLL_MS = 200;

/** A repeated request waits for the answer that the first one is getting. */
async function answerGivenTo(deps: Deps, caller: Caller, requestId: string): Promise<Sent> {
  const attempts = REPEAT_WAIT_MS / REPEAT_POLL_MS;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const request = await findRequest(deps.db, caller.userId, requestId);
    if (!request) break;
    if (request.answerId) {
      const chat = await findOwnedChat(deps.db, request.chatId, caller.userId);
      const userMessage = await findMessage(deps.db, request.userMessageId);
      const message = await findMessage(deps.db, request.answerId);
      if (chat && userMessage && message)
        return toSent(deps, caller, { chat, message, userMessage, isNewChat: request.isNewChat });
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, REPEAT_POLL_MS));
  }
  throw new AppError('aborted', 'Failed to send message. Please try again.');
}

async function toSent(
  deps: Deps,
  caller: Caller,
  stored: { chat: ChatRow; message: MessageRow; userMessage: MessageRow; isNewChat: boolean },
): Promise<Sent> {
  const attorneys = await findShownAttorneys(deps.db, stored.message.attorneyIds ?? [], deps.now());
  const documentsOf = await documentCardsFor(deps, [stored.message]);
  return {
    isNewChat: stored.isNewChat,
    chatId: stored.chat.id,
    userMessage: toMessage(stored.userMessage, caller),
    aiResponse: toMessage(stored.message, caller, { attorneys, documents: documentsOf(stored.message) }),
    chatTitle: stored.chat.title,
    terminated: stored.chat.terminated,
  };
}
