import type { Env } from '#server/platform/env.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** To attorneys. Mails say that something happened and link to it; what people wrote stays in the product. */
const leadUrl = (env: Env, leadId: string) => `${env.publicUrl}/attorneys/dashboard?lead=${leadId}`;
export function newLeadLetter(env: Env, leadId: string): Letter {
  return {
    subject: `A new lead on ${env.brand.name}`,
    heading: 'You have a new lead',
    paragraphs: [
      'Someone would like to talk to you about their issue. Sign in to read the conversation and to approve or decline it.',
    ],
    action: { label: 'Open the lead', url: leadUrl(env, leadId) },
  };
}

export function digestLetter(env: Env, count: number): Letter {
  const leads = count === 1 ? '1 new lead' : `${count} new leads`;
  return {
    subject: `${leads} on ${env.brand.name}`,
    heading: `You have ${leads}`,
    paragraphs: ['Sign in to read the conversations and to approve or decline them.'],
    action: { label: 'Open the dashboard', url: `${env.publicUrl}/attorneys/dashboard` },
    small: ['You get one mail a day, because you chose it on your account page.'],
  };
}

export function messageToAttorneyLetter(env: Env, leadId: string): Letter {
  return {
    subject: `A new message on ${env.brand.name}`,
    heading: 'A lead wrote to you',
    paragraphs: [
      'There is a new message in your conversation. We tell you about the first one only, until you have read it.',
    ],
    action: { label: 'Read the message', url: leadUrl(env, leadId) },
  };
}

export function attorneyReminderLetter(env: Env, leadId: string): Letter {
  return {
    subject: 'A lead is waiting for your answer',
    heading: 'Somebody has been waiting for three days',
    paragraphs: ['Please approve or decline the lead, or write to the person, so that they know where they stand.'],
    action: { label: 'Open the lead', url: leadUrl(env, leadId) },
  };
}
