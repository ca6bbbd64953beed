import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { deleteOwnedChat } from './chats-repo.ts';

/** "Reset Chat Memory" means what it says: the chat is gone, here too. */
export const chatWasReset: Handler<'chatWasReset'> = async ({ data, caller, deps }) => {
  if (!(await deleteOwnedChat(deps.db, data.chatId, caller.userId))) throw new AppError('not-found', 'Chat not found');
  return { success: true };
};
