import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOwnedChat, type ChatRow } from '../chats-repo.ts';
import { findMessage, findRequest, type MessageRow, type RequestRow } from '../messages-repo.ts';
import { resumeQuestion, storeQuestion, type Question } from './store-question.ts';

type Asked = {
  readonly text: string;
  readonly chatId: string | undefined;
  readonly continues: string | undefined;
  readonly requestId: string;
};
/** A question with its answer, as they are stored. */
export type Answered = {
  readonly chat: ChatRow;
  readonly userMessage: MessageRow;
  readonly answer: MessageRow;
  readonly isNewChat: boolean;
};

const WAIT_MS = 90_000;
const POLL_MS = 250;

/**
 * A question to answer, or the answer that it has. The same request again waits for the answer that the first is getting;
 * if whoever makes it has fallen silent, it takes over.
 */
export async function takeQuestion(deps: Deps, caller: Caller, asked: Asked): Promise<Question | Answered> {
  const { db, now } = deps;
  // Storing finds out whether it is known, unless the chat that it goes on from is gone by now.
  let known = asked.continues ? await findRequest(db, caller.userId, asked.requestId) : undefined;
  if (!known) {
    const question = await db.transaction((tx) => storeQuestion(tx, caller, asked, now()));
    if (question) return question;
  }
  const patience = AbortSignal.timeout(WAIT_MS);
  while (!patience.aborted) {
    known = await findRequest(db, caller.userId, asked.requestId);
    const answered = known && (await findAnswered(deps, caller, known));
    if (answered) return answered;
    // Taken back, because it could not be answered, or deleted with its chat.
    if (!known || known.answerId !== null) throw new AppError('aborted', 'Failed to send message. Please try again.');
    const question = await db.transaction((tx) => resumeQuestion(tx, caller, asked.requestId, now()));
    if (question) return question;
    await sleep(POLL_MS);
  }
  throw new AppError('unavailable', 'The answer is taking longer than usual. Your message is kept, try again.');
}

/** Nothing while the request has no answer, and once its chat or one of its messages was deleted. */
export async function findAnswered(deps: Deps, caller: Caller, request: RequestRow): Promise<Answered | undefined> {
  if (request.answerId === null) return undefined;
  const chat = await findOwnedChat(deps.db, request.chatId, caller.userId);
  const userMessage = await findMessage(deps.db, request.userMessageId);
  const answer = await findMessage(deps.db, request.answerId);
  return chat && userMessage && answer && { chat, userMessage, answer, isNewChat: request.isNewChat };
}
