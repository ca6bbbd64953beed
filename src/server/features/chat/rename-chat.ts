import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { renameOwnedChat } from './chats-repo.ts';

export const renameChat: Handler<'renameChat'> = async ({ data, caller, deps }) => {
  const id = { chatId: data.chatId, ownerId: caller.userId };
  if (!(await renameOwnedChat(deps.db, id, data.newTitle, deps.now())))
    throw new AppError('not-found', 'Chat not found');
  return { success: true };
};
