import { CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { findDefinition } from '#server/platform/official-forms/definitions.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';
import { finishAnswer, lockOwnedChat, terminateChat } from '../chats-repo.ts';
import type { Answering } from './hold-question.ts';
import type { Answer } from './make-answer.ts';
import { answerRequest, appendMessage } from '../messages-repo.ts';
import { logShowings } from '../shown-attorneys-repo.ts';
import { makeFinished, storeDocument, type Finished } from './store-document.ts';
import type { Question } from './store-question.ts';
import type { Answered } from './take-question.ts';

/** The PDF of a finished interview is made first: it takes too long to hold a transaction open for it. */
export async function storeAnswer(answering: Answering, answer: Answer): Promise<Answered> {
  const { deps, question } = answering;
  const finished = answer.document && (await makeFinished(deps, answer.document, question.chat));
  const answered = await deps.db.transaction((tx) => storeInOne(tx, answering, { ...answer, pdf: finished }));
  deps.numbers.answer(currentRequest()?.isByModel ? 'model' : 'built-in', answer.isCrisis);
  return answered;
}

type Complete = Answer & { readonly pdf: Finished | null };

async function storeInOne(tx: Transaction, answering: Answering, answer: Complete): Promise<Answered> {
  const { deps, caller, question, requestId } = answering;
  const now = deps.now();
  const held = { chatId: question.chat.id, by: question.by };
  const { state, title, terminated } = answer.finished;
  // First, because it holds the chat's row until the answer is stored.
  const chat = await finishAnswer(tx, held, { state, title, terminated, now });
  if (!chat) throw await whyNot(tx, question, caller);
  const definition =
    answer.document && (await findDefinition({ db: tx, library: deps.library }, answer.document.definitionId));
  const documentId =
    answer.document && definition
      ? await storeDocument(tx, answer.document, { caller, chat, definition, finished: answer.pdf, now })
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
  return {
    chat: { ...chat, terminated: chat.terminated || isFull },
    userMessage: question.message,
    answer: message,
    isNewChat: question.isNewChat,
  };
}

/** Deleted while we were thinking; or silent for too long: somebody else is answering, and the same request again waits for that. */
async function whyNot(tx: Transaction, question: Question, caller: Caller): Promise<AppError> {
  const isThere = await lockOwnedChat(tx, question.chat.id, caller.userId);
  if (!isThere) return new AppError('not-found', 'Chat not found');
  return new AppError('unavailable', 'We are having trouble, your message is kept, try again.');
}
