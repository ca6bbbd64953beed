import type { InputOf, OutputOf } from '#contract/index.ts';
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
  return decide(deps, caller, data, { status: 'accepted', declineCategory: null });
};

export const attorneyDeclineLead: Handler<'attorneyDeclineLead'> = async ({ data, caller, deps }) => {
  // The explanation of "Other" arrives at the front of the feedback (spec §5).
  if (data.declineCategory === 'Other' && !data.messageToAdmin) {
    throw new AppError('invalid-argument', 'Please explain the reason when choosing Other');
  }
  return decide(deps, caller, data, { status: 'declined', declineCategory: data.declineCategory });
};

type Said = Pick<InputOf<'attorneyAcceptLead'>, 'attorneyLeadId' | 'messageToClient' | 'messageToAdmin'>;
type Decided = OutputOf<'attorneyAcceptLead'>;
type Verdict = Pick<DecisionValues, 'status' | 'declineCategory'>;

async function decide(
  deps: Deps,
  { attorneyId }: { attorneyId: string },
  said: Said,
  verdict: Verdict,
): Promise<Decided> {
  const { attorneyLeadId: leadId, messageToClient } = said;
  const id = { leadId, attorneyId };
  const decision = { ...verdict, messageToClient, messageToAdmin: said.messageToAdmin ?? '', now: deps.now() };
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
  return { success: true };
}

const alreadyDecided = () => new AppError('failed-precondition', 'This lead has already been decided.');
