import { additionalInfoOf } from '#domain/leads/lead.ts';
import { ADDITIONAL_INFO_MAX } from '#domain/limits.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { announceLead } from '../mails/announce-lead.ts';
import { insertLead, lockOwnedChat } from '../leads-repo.ts';
import { mayTakeLeads } from '../may-take-leads.ts';
import { insertSnapshot, listMessages } from './snapshots-repo.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { appendToThread } from '../thread/thread-repo.ts';

export const contactAttorney: Handler<'contactAttorney'> = async ({ data, caller, deps }) => {
  const additionalInfo = additionalInfoOf(data.firstMessage);
  if ((additionalInfo?.length ?? 0) > ADDITIONAL_INFO_MAX) {
    throw new AppError('invalid-argument', `Additional info must be at most ${ADDITIONAL_INFO_MAX} characters`);
  }
  const now = deps.now();
  if (!(await mayTakeLeads(deps.db, data.attorneyId, now))) throw new AppError('not-found', 'Attorney not found');

  const leadId = await deps.db.transaction(async (tx) => {
    const chat = await lockOwnedChat(tx, data.chatId, caller.userId);
    if (!chat) throw new AppError('not-found', 'Chat not found');
    const messages = await listMessages(tx, data.chatId);
    const excludedMessageIds = data.excludedMessageIds ?? [];
    const link = { chatId: data.chatId, attorneyId: data.attorneyId, userId: caller.userId };
    const lead = await insertLead(tx, {
      ...link,
      additionalInfo,
      sharedUpTo: messages.at(-1)?.position ?? 0,
      excludedMessageIds,
      now,
    });
    if (!lead) throw new AppError('already-exists', 'You have already contacted this attorney about this chat.');
    const snapshot = takeSnapshot({ ...chat, messages }, excludedMessageIds, additionalInfo);
    await insertSnapshot(tx, { leadId: lead.id, ...snapshot });
    if (additionalInfo) await appendToThread(tx, { leadId: lead.id, senderRole: 'user', text: data.firstMessage, now });
    await announceLead(tx, deps, { leadId: lead.id, chatId: data.chatId, attorneyId: data.attorneyId });
    return lead.id;
  });
  return { success: true, message: 'Attorney contacted successfully!', leadId };
};
