import { isListed } from '#domain/leads/lead.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { redactorFor, toThreadMessage } from '../attorney-view.ts';
import { findLeadOfUser } from '../leads-repo.ts';
import { findReadableLead } from '../may-take-leads.ts';
import { listThread } from './thread-repo.ts';

export const getAttorneyChatMessages: Handler<'getAttorneyChatMessages'> = async ({ data, caller, deps }) => {
  const show = await viewOf(deps, data.leadId, caller);
  if (!show) throw new AppError('not-found', 'Lead not found');
  const rows = await listThread(deps.db, data.leadId);
  return { success: true, messages: rows.map((row) => toThreadMessage(row, show)) };
};

/** How this caller may read the texts of the thread: redacted or as they are. Null when the thread is not theirs. */
async function viewOf({ db, now }: Deps, leadId: string, caller: Caller): Promise<((text: string) => string) | null> {
  if (caller.attorneyId) {
    const lead = await findReadableLead(db, leadId, caller.attorneyId, now());
    return lead && isListed(lead, now()) ? redactorFor(lead.status) : null;
  }
  return (await findLeadOfUser(db, leadId, caller.userId)) ? (text) => text : null;
}
