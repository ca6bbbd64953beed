import { leadCan } from '#domain/leads/lead.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mailAboutLead } from '#server/platform/mail/mail-about-lead.ts';
import {
  findAttorneyName,
  findLeadOfUser,
  findUserOfAttorney,
  type LeadRow,
  lockLead,
  type Side,
  tellOtherSide,
} from '../leads-repo.ts';
import { findReadableLead } from '../may-take-leads.ts';
import { messageToAttorneyLetter } from '../mails/mails.ts';
import { messageToUserLetter } from '../mails/mails-to-clients.ts';
import { appendToThread, isInThread } from './thread-repo.ts';

export const sendMessageToAttorney: Handler<'sendMessageToAttorney'> = async ({ data, caller, deps }) => {
  const lead = await findLeadOfUser(deps.db, data.leadId, caller.userId);
  await post(deps, lead?.id, 'user', data);
  return { success: true, message: 'Message sent' };
};

export const sendMessageToUser: Handler<'sendMessageToUser'> = async ({ data, caller, deps }) => {
  const lead = await findReadableLead(deps.db, data.leadId, caller.attorneyId, deps.now());
  await post(deps, lead?.id, 'attorney', data);
  return { success: true };
};

type Posted = { readonly content: string; readonly requestId?: string | undefined };

async function post(
  deps: Deps,
  leadId: string | undefined,
  writer: Side,
  { content, requestId }: Posted,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const lead = leadId && (await lockLead(tx, leadId));
    if (!lead) throw new AppError('not-found', 'Lead not found');
    // Before the rest: what was stored while the lead was open counts as sent, whatever has become of the lead.
    if (requestId && (await isInThread(tx, { leadId: lead.id, senderRole: writer, requestId }))) return;
    if (!leadCan(lead.status, 'message')) throw new AppError('failed-precondition', 'This conversation is closed.');
    await appendToThread(tx, { leadId: lead.id, senderRole: writer, text: content, requestId, now });
    await tellOtherSide(tx, lead.id, writer, now);
    await mailOtherSide(tx, deps, lead, writer);
  });
}

/** The first of several messages, until it has been read. `lead` is as it was before this one. */
async function mailOtherSide(tx: Transaction, deps: Deps, lead: LeadRow, writer: Side): Promise<void> {
  if (writer === 'user') {
    if (lead.newsForAttorney) return;
    const attorneyUser = await findUserOfAttorney(tx, lead.attorneyId);
    await mailAboutLead(tx, deps, attorneyUser, messageToAttorneyLetter(deps.env, lead.id));
  } else {
    if (lead.newsForUser) return;
    const name = await findAttorneyName(tx, lead.attorneyId);
    await mailAboutLead(tx, deps, lead.userId, messageToUserLetter(deps.env, lead, name));
  }
}
