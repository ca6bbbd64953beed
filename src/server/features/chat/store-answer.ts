import { CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { findDefinition } from '#server/platform/official-forms/definitions.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  abandonAnswer,
  deleteOwnedChat,
  finishAnswer,
  lockOwnedChat,
  terminateChat,
  type ChatRow,
} from './chats-repo.ts';
import type { Answer } from './make-answer.ts';
import { answerRequest, appendMessage, deleteMessage, deleteRequest, type MessageRow } from './messages-repo.ts';
import { logShowings } from './shown-attorneys-repo.ts';
import { storeDocument, type Finished } from './store-document.ts';
import type { Question } from './store-question.ts';

type Sending = {
  readonly caller: Caller;
  readonly question: Question;
  readonly requestId: string;
  readonly deps: Pick<Deps, 'library'>;
  readonly finished: Finished | null;
};
type Answered = { readonly chat: ChatRow; readonly message: MessageRow };

export async function storeAnswer(
  tx: Transaction,
  { caller, question, requestId, deps, finished }: Sending,
  answer: Answer,
  now: Date,
): Promise<Answered> {
  const held = { chatId: question.chat.id, by: question.by };
  const { state, title, terminated } = answer.finished;
  // First, because it holds the chat's row until the answer is stored.
  const chat = await finishAnswer(tx, held, { state, title, terminated, now });
  if (!chat) throw await whyNot(tx, question, caller);
  const definition =
    answer.document && (await findDefinition({ db: tx, library: deps.library }, answer.document.definitionId));
  const documentId =
    answer.document && definition
      ? await storeDocument(tx, answer.document, { caller, chat: question.chat, definition, finished, now })
      : null;
  const message = await appendMessage(tx, {
    chatId: question.chat.id,
    role: 'assistant',
    source: answer.markdown,
    content: answer.html,
    shouldShowLoginPrompt: answer.finished.shouldShowLoginPrompt,
    attorneyIds: answer.attorneyIds,
    sources: answer.sources,
    deadlines: answer.deadlines,
    isCrisis: answer.isCrisis,
    offeredDocuments: answer.offeredDocuments,
    choices: answer.choices,
    card: answer.card,
    language: answer.finished.state.language,
    documentId,
    createdAt: now,
  });
  const isFull = message.position >= CHAT_MESSAGES_MAX;
  if (isFull) await terminateChat(tx, question.chat.id);
  await logShowings(tx, answer.showings, { chatId: question.chat.id, now });
  await answerRequest(tx, caller.userId, requestId, message.id);
  return { chat: { ...chat, terminated: chat.terminated || isFull }, message };
}

/** Deleted while we were thinking; or silent for too long: somebody else is answering, and the same request again waits for that. */
async function whyNot(tx: Transaction, question: Question, caller: Caller): Promise<AppError> {
  const isThere = await lockOwnedChat(tx, question.chat.id, caller.userId);
  if (!isThere) return new AppError('not-found', 'Chat not found');
  return new AppError('unavailable', 'We are having trouble, your message is kept, try again.');
}

/** As if it had never been sent: the person has their text back and sends it again. Unless somebody else is at it by now. */
export async function takeBackQuestion(
  tx: Transaction,
  caller: Caller,
  question: Question,
  requestId: string,
): Promise<void> {
  const chat = await lockOwnedChat(tx, question.chat.id, caller.userId);
  if (chat?.answeringBy !== question.by) return;
  if (question.isNewChat) {
    await deleteOwnedChat(tx, question.chat.id, caller.userId);
    return;
  }
  await deleteMessage(tx, question.message.id);
  await deleteRequest(tx, caller.userId, requestId);
  await abandonAnswer(tx, question.chat.id);
}
