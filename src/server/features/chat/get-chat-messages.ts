import type { Message } from '#contract/chat.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOwnedChat } from './chats-repo.ts';
import { documentCardsFor } from './document-cards.ts';
import { findUnanswered, listMessages } from './messages-repo.ts';
import { findShownAttorneys } from './pick-attorneys.ts';
import { toMessage } from './to-message.ts';

export const getChatMessages: Handler<'getChatMessages'> = async ({ data, caller, deps }) => {
  const chat = await findOwnedChat(deps.db, data.chatId, caller.userId);
  if (!chat) throw new AppError('not-found', 'Chat not found');
  const rows = await listMessages(deps.db, chat.id);
  const attorneyIds = [...new Set(rows.flatMap((row) => row.attorneyIds ?? []))];
  const attorneys = await findShownAttorneys(deps.db, attorneyIds, deps.now());
  const documentsOf = await documentCardsFor(deps, rows);
  const messages = rows.map((row) => toMessage(row, caller, { attorneys, documents: documentsOf(row) }));
  return { messages: await withUnanswered(deps, chat.id, messages) };
};

async function withUnanswered(deps: Deps, chatId: string, messages: Message[]): Promise<Message[]> {
  const last = messages.at(-1);
  const open = last?.role === 'user' ? await findUnanswered(deps.db, chatId) : undefined;
  if (!last || open?.message.id !== last.id) return messages;
  const { request, message, isAnswering } = open;
  return messages.with(-1, {
    ...last,
    unanswered: { requestId: request.requestId, text: message.source, isAnswering },
  });
}
