import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { toLeadChatMessage } from './attorney-view.ts';
import { findLeadByChat, listSharedMessages } from './leads-repo.ts';

export const getChatMessagesAttorneySide: Handler<'getChatMessagesAttorneySide'> = async ({ data, caller, deps }) => {
  const lead = await findLeadByChat(deps.db, data.chatId, caller.attorneyId);
  if (!lead) throw new AppError('not-found', 'Lead not found');
  const rows = await listSharedMessages(deps.db, lead.chatId, lead.sharedUpTo);
  return { success: true, messages: rows.map((row) => toLeadChatMessage(row, lead.status)) };
};
