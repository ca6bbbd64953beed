import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { mailAboutLead } from '#server/platform/mail/mail-about-lead.ts';
import { recordAction } from '../actions-repo.ts';
import { lookElsewhereLetter, pleaseAnswerLetter } from '../messages/mails.ts';
import { findAccountOf, listUnanswered, lockUnanswered, markMailed } from './unanswered-repo.ts';

const ONCE_IN_MS = 24 * 3_600_000;
const isRecent = (at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() < ONCE_IN_MS;
const notFound = () => new AppError('not-found', 'This lead has been answered or taken back.');
const tooSoon = () => new AppError('failed-precondition', 'A mail went out less than a day ago.');

export const staffListUnansweredLeads: Handler<'staffListUnansweredLeads'> = async ({ data, deps }) => {
  const { rows, ...page } = await listUnanswered(deps.db, data);
  return {
    ...page,
    rows: rows.map(({ since, remindedAt, othersOfferedAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      remindedAt: remindedAt?.toISOString() ?? null,
      othersOfferedAt: othersOfferedAt?.toISOString() ?? null,
    })),
  };
};

export const staffRemindAttorney: Handler<'staffRemindAttorney'> = async ({ data: { leadId }, caller, deps }) => {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const lead = await lockUnanswered(tx, leadId);
    if (!lead) throw notFound();
    if (isRecent(lead.remindedAt, now)) throw tooSoon();
    const account = await findAccountOf(tx, lead.attorneyId);
    if (!account) throw new AppError('failed-precondition', 'This attorney has no account yet: nobody can be mailed.');
    await mailAboutLead(tx, deps, account, pleaseAnswerLetter(deps.env, leadId));
    await markMailed(tx, leadId, { attorneyRemindedAt: now });
    const record = { action: 'attorney-reminded', subject: lead.attorneyName, subjectId: lead.attorneyId } as const;
    await recordAction(tx, caller, record, now);
  });
  return { success: true };
};

/** A chat was shared with one attorney, by its owner: nobody else hands it on. So the owner is asked whether to write to another. */
export const staffOfferOthers: Handler<'staffOfferOthers'> = async ({ data: { leadId }, caller, deps }) => {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const lead = await lockUnanswered(tx, leadId);
    if (!lead) throw notFound();
    if (isRecent(lead.othersOfferedAt, now)) throw tooSoon();
    await mailAboutLead(tx, deps, lead.userId, lookElsewhereLetter(deps.env, lead));
    await markMailed(tx, leadId, { userRemindedAt: now });
    const record = { action: 'others-offered', subject: lead.attorneyName, subjectId: lead.attorneyId } as const;
    await recordAction(tx, caller, record, now);
  });
  return { success: true };
};
