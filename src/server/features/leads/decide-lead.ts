import { leadCan } from '#domain/leads/lead.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mailAboutLead } from '#server/platform/mail/mail-about-lead.ts';
import { decidePendingLead, findAttorneyName, findLeadOfAttorney, type DecisionValues } from './leads-repo.ts';
import { mayTakeLeads } from './may-take-leads.ts';
import { listOtherAttorneysShown } from './contact/other-attorneys.ts';
import { decisionLetter } from './mails/mails-to-clients.ts';

export const attorneyAcceptLead: Handler<'attorneyAcceptLead'> = async ({ data, caller, deps }) => {
  await decide(
    deps,
    { leadId: data.attorneyLeadId, attorneyId: caller.attorneyId },
    {
      status: 'accepted',
      messageToClient: data.messageToClient,
      messageToAdmin: data.messageToAdmin ?? '',
      declineCategory: null,
      now: deps.now(),
    },
  );
  return { success: true };
};

export const attorneyDeclineLead: Handler<'attorneyDeclineLead'> = async ({ data, caller, deps }) => {
  // The explanation of "Other" arrives at the front of the feedback (spec §5).
  if (data.declineCategory === 'Other' && !data.messageToAdmin) {
    throw new AppError('invalid-argument', 'Please explain the reason when choosing Other');
  }
  await decide(
    deps,
    { leadId: data.attorneyLeadId, attorneyId: caller.attorneyId },
    {
      status: 'declined',
      messageToClient: data.messageToClient,
      messageToAdmin: data.messageToAdmin ?? '',
      declineCategory: data.declineCategory,
      now: deps.now(),
    },
  );
  return { success: true };
};

async function decide(deps: Deps, id: { leadId: string; attorneyId: string }, decision: DecisionValues): Promise<void> {
  const lead = await findLeadOfAttorney(deps.db, id.leadId, id.attorneyId);
  if (!lead) throw new AppError('not-found', 'Lead not found');
  if (!leadCan(lead.status, 'decide')) throw alreadyDecided();
  if (decision.status === 'accepted' && !(await mayTakeLeads(deps.db, id.attorneyId, decision.now))) {
    throw new AppError('failed-precondition', 'Your profile is paused or your license is not current.');
  }

  await deps.db.transaction(async (tx) => {
    const decided = await decidePendingLead(tx, id, decision);
    if (!decided) throw alreadyDecided();
    const names = {
      attorneyName: await findAttorneyName(tx, decided.attorneyId),
      others: await listOtherAttorneysShown(tx, decided.chatId, decision.now),
    };
    await mailAboutLead(tx, deps, decided.userId, decisionLetter(deps.env, decided, decision.status, names));
  });
}

const alreadyDecided = () => new AppError('failed-precondition', 'This lead has already been decided.');
