import { DEFAULT_CHAT_TITLE } from '#domain/chat/chat.ts';
import { maskSecrets } from '#domain/privacy/mask.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { markdownToHtml, textToHtml } from '#server/platform/html/to-html.ts';
import { carriedOver } from './carry-over.ts';
import {
  beginAnswer,
  deleteOwnedChat,
  findLiveChat,
  insertChat,
  lockOwnedChat,
  lockOwner,
  type ChatRow,
} from '../chats-repo.ts';
import {
  answerRequest,
  appendMessage,
  findMessage,
  findRequest,
  findUnanswered,
  insertRequest,
  type MessageRow,
} from '../messages-repo.ts';

export type Question = {
  readonly chat: ChatRow;
  readonly message: MessageRow;
  readonly isNewChat: boolean;
  /** Whoever answers it: only they may store the answer. */
  readonly by: string;
};

/** Null when the same request has been stored before. */
export async function storeQuestion(
  tx: Transaction,
  caller: Caller,
  question: { text: string; chatId: string | undefined; continues?: string | undefined; requestId: string },
  now: Date,
): Promise<Question | null> {
  const by = crypto.randomUUID();
  const existing = await findChat(tx, caller, question.chatId);
  const chat = existing ?? (await beginChat(tx, caller, { continues: question.continues, by, now }));

  const userMessageId = crypto.randomUUID();
  const isNewChat = !existing;
  const request = { userId: caller.userId, requestId: question.requestId, chatId: chat.id, isNewChat, userMessageId };
  if (!(await insertRequest(tx, request))) {
    if (isNewChat) await deleteOwnedChat(tx, chat.id, caller.userId);
    return null;
  }

  if (existing) await goOn(tx, caller, existing, { by, now });
  const source = maskSecrets(question.text);
  const content = textToHtml(source);
  const values = { id: userMessageId, chatId: chat.id, role: 'user' as const, source, content, createdAt: now };
  return { chat, message: await appendMessage(tx, values), isNewChat, by };
}

type Beginning = { readonly by: string; readonly now: Date };

async function goOn(tx: Transaction, caller: Caller, chat: ChatRow, { by, now }: Beginning): Promise<void> {
  if (chat.terminated) throw new AppError('failed-precondition', 'This conversation has ended');
  if (!(await beginAnswer(tx, chat.id, by, now))) {
    throw new AppError('failed-precondition', 'The assistant is still answering. Please wait for it to finish.');
  }
  // Whoever finished an answer, or took the question back, has left the chat to nobody.
  if (chat.answeringBy !== null) await explainUnanswered(tx, caller, chat.id, now);
}

async function beginChat(
  tx: Transaction,
  caller: Caller,
  { continues, by, now }: Beginning & { continues: string | undefined },
): Promise<ChatRow> {
  const before = continues ? await lockOwnedChat(tx, continues, caller.userId) : undefined;
  if (continues && !before) throw new AppError('not-found', 'Chat not found');
  const values = { ownerId: caller.userId, title: DEFAULT_CHAT_TITLE, state: carriedOver(before?.state), by, now };
  return insertChat(tx, values);
}

/** An anonymous visitor has one chat (spec §4): a message without an id continues it. */
async function findChat(tx: Transaction, caller: Caller, chatId: string | undefined): Promise<ChatRow | undefined> {
  if (!chatId) {
    if (!caller.isAnonymous) return undefined;
    await lockOwner(tx, caller.userId);
    return findLiveChat(tx, caller.userId);
  }
  const chat = await lockOwnedChat(tx, chatId, caller.userId);
  if (!chat) throw new AppError('not-found', 'Chat not found');
  return chat;
}

const INTERRUPTED =
  'I was interrupted before I could answer this. Please ask again if you still want to know.\n\n' +
  'Me interrumpieron antes de poder responder. Si todavía quiere saberlo, pregunte otra vez.';

/** Somebody goes on although their last question was never answered: it does not stay without a word. */
async function explainUnanswered(tx: Transaction, caller: Caller, chatId: string, now: Date): Promise<void> {
  const unanswered = await findUnanswered(tx, chatId);
  if (!unanswered) return;
  const content = markdownToHtml(INTERRUPTED);
  const values = { chatId, role: 'assistant' as const, source: INTERRUPTED, content, createdAt: now };
  const explanation = await appendMessage(tx, values);
  await answerRequest(tx, caller.userId, unanswered.request.requestId, explanation.id);
}

/** The question of a request whose answer was interrupted. Null while somebody is still at it, and once it has one. */
export async function resumeQuestion(
  tx: Transaction,
  caller: Caller,
  requestId: string,
  now: Date,
): Promise<Question | null> {
  const request = await findRequest(tx, caller.userId, requestId);
  const chat = request && (await lockOwnedChat(tx, request.chatId, caller.userId));
  if (!chat) return null;
  const by = crypto.randomUUID();
  const message = await findMessage(tx, request.userMessageId);
  const current = await findRequest(tx, caller.userId, requestId);
  if (!message || !current || current.answerId !== null) return null;
  if (!(await beginAnswer(tx, chat.id, by, now))) return null;
  return { chat, message, isNewChat: request.isNewChat, by };
}
