import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { deleteOwnedChat } from './chats-repo.ts';

export const deleteChat: Handler<'deleteChat'> = async ({ data, caller, deps }) => {
  if (!(await deleteOwnedChat(deps.db, data.chatId, caller.userId))) throw new AppError('not-found', 'Chat not found');
  return { success: true };
};
