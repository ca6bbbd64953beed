import { isListed } from '#domain/leads/lead.ts';
import { REDACTION_RULES } from '#domain/privacy/redact.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HiddenView } from '#server/platform/db/schema/leads.ts';
import { toLeadChat } from '../attorney-view.ts';
import { hiddenView } from '../hidden-view.ts';
import { findLeadByChat, type LeadRow } from '../leads-repo.ts';
import { mayTakeLeads } from '../may-take-leads.ts';
import { findSnapshot, saveHiddenView, type SnapshotRow } from '../contact/snapshots-repo.ts';

export const getChatMessagesAttorneySide: Handler<'getChatMessagesAttorneySide'> = async ({ data, caller, deps }) => {
  const lead = await findLeadByChat(deps.db, data.chatId, caller.attorneyId);
  const isReadable =
    lead && (lead.status !== 'pending' || (await mayTakeLeads(deps.db, caller.attorneyId, deps.now())));
  const snapshot = isReadable && (await findSnapshot(deps.db, lead.id));
  if (!snapshot || !isListed(lead, deps.now())) throw new AppError('not-found', 'Lead not found');
  return { success: true, ...toLeadChat(snapshot, await upToDate(deps.db, snapshot, lead), lead) };
};

/** Hidden by the rules of today, whenever the contact was made. */
async function upToDate(db: Database, snapshot: SnapshotRow, lead: LeadRow): Promise<HiddenView> {
  if (snapshot.hidden?.rules === REDACTION_RULES) return snapshot.hidden;
  const hidden = hiddenView(snapshot, lead.additionalInfo);
  await saveHiddenView(db, lead.id, hidden);
  return hidden;
}
