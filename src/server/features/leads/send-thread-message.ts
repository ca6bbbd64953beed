import { leadCan } from '#domain/lead.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findLeadOfAttorney, findLeadOfUser, touchLead, type LeadRow } from './leads-repo.ts';
import { appendToThread, type ThreadRow } from './thread-repo.ts';

export const sendMessageToAttorney: Handler<'sendMessageToAttorney'> = async ({ data, caller, deps }) => {
  const lead = await findLeadOfUser(deps.db, data.leadId, caller.userId);
  await post(deps, lead, 'user', data.content);
  return { success: true, message: 'Message sent' };
};

export const sendMessageToUser: Handler<'sendMessageToUser'> = async ({ data, caller, deps }) => {
  const lead = await findLeadOfAttorney(deps.db, data.leadId, caller.attorneyId);
  await post(deps, lead, 'attorney', data.content);
  return { success: true };
};

async function post(
  deps: Deps,
  lead: LeadRow | undefined,
  senderRole: ThreadRow['senderRole'],
  text: string,
): Promise<void> {
  if (!lead) throw new AppError('not-found', 'Lead not found');
  if (!leadCan(lead.status, 'message')) throw new AppError('failed-precondition', 'This conversation is closed.');
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await appendToThread(tx, { leadId: lead.id, senderRole, text, now });
    await touchLead(tx, lead.id, now);
  });
}
