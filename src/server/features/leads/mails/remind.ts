import type { Deps } from '#server/platform/deps.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { mailAboutLead } from '#server/platform/mail/mail-about-lead.ts';
import { findAttorneyName, findUserOfAttorney } from '../leads-repo.ts';
import { attorneyReminderLetter } from './mails.ts';
import { userReminderLetter } from './mails-to-clients.ts';
import { mayTakeLeads } from '../may-take-leads.ts';
import { listOtherAttorneysShown } from '../contact/other-attorneys.ts';
import { takeUnanswered } from './remind-repo.ts';

const DAY_MS = 24 * 3_600_000;
const REMIND_ATTORNEY_DAYS = 3;
const TELL_USER_DAYS = 7;

/** No dead ends: every hour, whoever waits too long is seen to. */
export async function startReminders(jobs: Jobs, deps: Deps): Promise<void> {
  await jobs.schedule('lead-reminders', '7 * * * *', () => remind(deps));
}

export async function remind(deps: Deps): Promise<void> {
  const now = deps.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deps.db.transaction(async (tx) => {
    for (const lead of await takeUnanswered(tx, 'attorney', daysAgo(REMIND_ATTORNEY_DAYS), now)) {
      if (!(await mayTakeLeads(tx, lead.attorneyId, now))) continue;
      const attorneyUser = await findUserOfAttorney(tx, lead.attorneyId);
      await mailAboutLead(tx, deps, attorneyUser, attorneyReminderLetter(deps.env, lead.id));
    }
    for (const lead of await takeUnanswered(tx, 'user', daysAgo(TELL_USER_DAYS), now)) {
      const names = {
        attorneyName: await findAttorneyName(tx, lead.attorneyId),
        others: await listOtherAttorneysShown(tx, lead.chatId, now),
      };
      await mailAboutLead(tx, deps, lead.userId, userReminderLetter(deps.env, lead, names));
    }
  });
}
