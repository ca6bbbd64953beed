import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findOwnedChat } from './chats-repo.ts';
import { documentCardsFor } from './document-cards.ts';
import { listMessages } from './messages-repo.ts';
import { findShownAttorneys } from './shown-attorneys-repo.ts';
import { toMessage } from './to-message.ts';

export const getChatMessages: Handler<'getChatMessages'> = async ({ data, caller, deps }) => {
  const chat = await findOwnedChat(deps.db, data.chatId, caller.userId);
  if (!chat) throw new AppError('not-found', 'Chat not found');
  const rows = await listMessages(deps.db, chat.id);
  const attorneyIds = [...new Set(rows.flatMap((row) => row.attorneyIds ?? []))];
  const attorneys = await findShownAttorneys(deps.db, attorneyIds, deps.now());
  const documentsOf = await documentCardsFor(deps, rows);
  return { messages: rows.map((row) => toMessage(row, caller, { attorneys, documents: documentsOf(row) })) };
};
