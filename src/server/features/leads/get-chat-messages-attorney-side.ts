import { isListed } from '#domain/lead.ts';
import { briefFrom } from '#domain/lead-brief.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { redactorFor, toLeadChatMessage } from './attorney-view.ts';
import { categoryIn } from './category-in.ts';
import { deadlinesIn } from './deadlines-in.ts';
import { findLeadByChat, listSharedMessages } from './leads-repo.ts';

export const getChatMessagesAttorneySide: Handler<'getChatMessagesAttorneySide'> = async ({ data, caller, deps }) => {
  const found = await findLeadByChat(deps.db, data.chatId, caller.attorneyId);
  if (!found || !isListed(found.lead, deps.now())) throw new AppError('not-found', 'Lead not found');
  const { lead, state } = found;
  const rows = await listSharedMessages(deps.db, lead);
  const said = rows.filter(({ role }) => role === 'user').map(({ source }) => source);
  const texts = [...said, lead.additionalInfo ?? ''].map(redactorFor(lead.status));
  const brief = briefFrom(categoryIn(state), texts);
  return {
    success: true,
    brief: { ...brief, dates: [...brief.dates], deadlines: deadlinesIn(rows) },
    messages: rows.map((row) => toLeadChatMessage(row, lead.status)),
  };
};
