import type { Env } from '#server/platform/env.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { reminderToken } from './reminder-token.ts';

/** Subject and words say nothing of the problem: others may see somebody's mail. */
export function dayReminderLetter(env: Env, reminder: { chatId: string; day: string; daysBefore: number }): Letter {
  const { chatId, day, daysBefore } = reminder;
  const left = daysBefore === 1 ? '1 day' : `${daysBefore} days`;
  return {
    subject: `A date in ${left}`,
    heading: `${day}: ${left} left`,
    paragraphs: ['You asked us to remind you of this date. What it is about is on your page.'],
    action: { label: 'Open my page', url: `${env.publicUrl}/matter?chat=${chatId}` },
    small: ['You get these mails 7, 3 and 1 days before a date, because you turned them on.'],
    preferencesUrl: `${env.publicUrl}/notifications?reminders=${reminderToken(env.authSecret, chatId)}`,
  };
}
