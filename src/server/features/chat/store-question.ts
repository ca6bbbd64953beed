import { DEFAULT_CHAT_TITLE } from '#domain/chat.ts';
import { maskSecrets } from '#domain/mask.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { textToHtml } from '#server/platform/html/to-html.ts';
import { beginAnswer, deleteOwnedChat, findLiveChat, insertChat, lockOwnedChat, type ChatRow } from './chats-repo.ts';
import { appendMessage, insertRequest, type MessageRow } from './messages-repo.ts';

export type Question = { readonly chat: ChatRow; readonly message: MessageRow; readonly isNewChat: boolean };

/** An answer that has not come after this long never will: the process that made it is gone. */
const ANSWER_GIVEN_UP_MS = 120_000;

/** Null when the same request has been stored before. */
export async function storeQuestion(
  tx: Transaction,
  caller: Caller,
  question: { text: string; chatId: string | undefined; requestId: string },
  now: Date,
): Promise<Question | null> {
  const existing = await findChat(tx, caller, question.chatId);
  if (existing?.terminated) throw new AppError('failed-precondition', 'This conversation has ended');
  const chat = existing ?? (await insertChat(tx, { ownerId: caller.userId, title: DEFAULT_CHAT_TITLE, now }));

  const userMessageId = crypto.randomUUID();
  const isNewChat = !existing;
  const request = { userId: caller.userId, requestId: question.requestId, chatId: chat.id, isNewChat, userMessageId };
  if (!(await insertRequest(tx, request))) {
    if (isNewChat) await deleteOwnedChat(tx, chat.id, caller.userId);
    return null;
  }

  if (!(await beginAnswer(tx, chat.id, now, new Date(now.getTime() - ANSWER_GIVEN_UP_MS)))) {
    throw new AppError('failed-precondition', 'The assistant is still answering. Please wait for it to finish.');
  }
  const source = maskSecrets(question.text);
  const message = await appendMessage(tx, {
    id: userMessageId,
    chatId: chat.id,
    role: 'user',
    source,
    content: textToHtml(source),
    createdAt: now,
  });
  return { chat, message, isNewChat };
}

/** An anonymous visitor has one chat (spec §4): a message without an id continues it. */
async function findChat(tx: Transaction, caller: Caller, chatId: string | undefined): Promise<ChatRow | undefined> {
  if (!chatId) return caller.isAnonymous ? findLiveChat(tx, caller.userId) : undefined;
  const chat = await lockOwnedChat(tx, chatId, caller.userId);
  if (!chat) throw new AppError('not-found', 'Chat not found');
  return chat;
}
