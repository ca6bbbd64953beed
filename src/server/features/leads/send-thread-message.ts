import { leadCan } from '#domain/lead.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findLeadOfAttorney, findLeadOfUser, lockLead, tellOtherSide, type Side } from './leads-repo.ts';
import { appendToThread } from './thread-repo.ts';

export const sendMessageToAttorney: Handler<'sendMessageToAttorney'> = async ({ data, caller, deps }) => {
  const lead = await findLeadOfUser(deps.db, data.leadId, caller.userId);
  await post(deps, lead?.id, 'user', data.content);
  return { success: true, message: 'Message sent' };
};

export const sendMessageToUser: Handler<'sendMessageToUser'> = async ({ data, caller, deps }) => {
  const lead = await findLeadOfAttorney(deps.db, data.leadId, caller.attorneyId);
  await post(deps, lead?.id, 'attorney', data.content);
  return { success: true };
};

async function post(deps: Deps, leadId: string | undefined, writer: Side, text: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const lead = leadId && (await lockLead(tx, leadId));
    if (!lead) throw new AppError('not-found', 'Lead not found');
    if (!leadCan(lead.status, 'message')) throw new AppError('failed-precondition', 'This conversation is closed.');
    await appendToThread(tx, { leadId: lead.id, senderRole: writer, text, now });
    await tellOtherSide(tx, lead.id, writer, now);
  });
}
