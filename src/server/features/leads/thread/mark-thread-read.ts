import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findLeadOfUser, markRead } from '../leads-repo.ts';
import { findReadableLead } from '../may-take-leads.ts';

export const markThreadRead: Handler<'markThreadRead'> = async ({ data, caller, deps }) => {
  const lead = caller.attorneyId
    ? await findReadableLead(deps.db, data.leadId, caller.attorneyId, deps.now())
    : await findLeadOfUser(deps.db, data.leadId, caller.userId);
  if (!lead) throw new AppError('not-found', 'Lead not found');
  await markRead(deps.db, lead.id, caller.attorneyId ? 'attorney' : 'user');
  return { success: true };
};
