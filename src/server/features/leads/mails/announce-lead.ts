import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { findMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { mailAboutLead } from '#server/platform/mail/mail-about-lead.ts';
import { markAnnounced, takeUnannounced } from './announce-repo.ts';
import { findUserOfAttorney, isFirstNotice } from '../leads-repo.ts';
import { mayTakeLeads } from '../may-take-leads.ts';
import { digestLetter, newLeadLetter } from './mails.ts';

type NewLead = { readonly leadId: string; readonly chatId: string; readonly attorneyId: string };

/** A mail for each lead, unless the attorney chose one a day: then it waits for that. */
export async function announceLead(
  tx: Transaction,
  deps: Deps,
  { leadId, chatId, attorneyId }: NewLead,
): Promise<void> {
  const isFirst = await isFirstNotice(tx, chatId, attorneyId, deps.now());
  const userId = await findUserOfAttorney(tx, attorneyId);
  const choice = userId === undefined ? undefined : await findMailChoice(tx, userId);
  if (isFirst && choice?.digest) return;
  await markAnnounced(tx, leadId, deps.now());
  if (isFirst) await mailAboutLead(tx, deps, userId, newLeadLetter(deps.env, leadId));
}

/** Every morning, one mail to each attorney who chose it and has new leads. */
export async function startDigests(jobs: Jobs, deps: Deps): Promise<void> {
  await jobs.schedule('lead-digests', '31 7 * * *', () => sendDigests(deps));
}

export async function sendDigests(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const { attorneyId, count } of await takeUnannounced(tx, deps.now())) {
      if (!(await mayTakeLeads(tx, attorneyId, deps.now()))) continue;
      await mailAboutLead(tx, deps, await findUserOfAttorney(tx, attorneyId), digestLetter(deps.env, count));
    }
  });
}
