import { briefFrom } from '#domain/lead-brief.ts';
import { NOT_AN_ISSUE } from '#domain/script.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { redactorFor, toLeadChatMessage } from './attorney-view.ts';
import { findLeadByChat, listSharedMessages } from './leads-repo.ts';

export const getChatMessagesAttorneySide: Handler<'getChatMessagesAttorneySide'> = async ({ data, caller, deps }) => {
  const found = await findLeadByChat(deps.db, data.chatId, caller.attorneyId);
  if (!found) throw new AppError('not-found', 'Lead not found');
  const { lead, state } = found;
  const rows = await listSharedMessages(deps.db, lead);
  const said = rows.filter(({ role }) => role === 'user').map(({ source }) => source);
  const texts = [...said, lead.additionalInfo ?? ''].map(redactorFor(lead.status));
  const brief = briefFrom(categoryIn(state), texts);
  return {
    success: true,
    brief: { ...brief, dates: [...brief.dates] },
    messages: rows.map((row) => toLeadChatMessage(row, lead.status)),
  };
};

/** The category as the conversation named it; what the script keeps there is not ours to know otherwise. */
function categoryIn(state: unknown): string | null {
  const variables = (state as { variables?: { issueCategory?: unknown } } | null)?.variables;
  const category = variables?.issueCategory;
  return typeof category === 'string' && category !== NOT_AN_ISSUE ? category : null;
}
