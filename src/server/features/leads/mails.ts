import type { Decision } from '#domain/lead.ts';
import type { Env } from '#server/platform/env.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import type { NewMail } from '#server/platform/mail/outbox-repo.ts';

/** Mails say that something happened and link to it; what people wrote stays in the product. */
export function newLeadLetter(env: Env, lead: { to: string; leadId: string }): NewMail {
  const url = `${env.publicUrl}/attorneys/dashboard?lead=${lead.leadId}`;
  const letter = {
    subject: `A new lead on ${env.brand.name}`,
    heading: 'You have a new lead',
    paragraphs: [
      'Someone would like to talk to you about their issue. Sign in to read the conversation and to approve or decline it.',
    ],
    action: { label: 'Open the lead', url },
  };
  return { to: lead.to, ...writeLetter(letter, env.brand) };
}

export function decisionLetter(
  env: Env,
  contact: { to: string; lead: { chatId: string; attorneyId: string }; status: Decision; attorneyName: string },
): NewMail {
  const url = `${env.publicUrl}/?chat=${contact.lead.chatId}&attorney=${contact.lead.attorneyId}`;
  const accepted = contact.status === 'accepted';
  const letter = {
    subject: accepted
      ? `${contact.attorneyName} accepted your request`
      : `${contact.attorneyName} declined your request`,
    heading: accepted ? 'An attorney accepted your request' : 'An attorney declined your request',
    paragraphs: accepted
      ? [`${contact.attorneyName} accepted and will reach out to you by e-mail.`]
      : [`${contact.attorneyName} declined. You can contact another attorney from the same chat.`],
    action: { label: 'Read the message', url },
  };
  return { to: contact.to, ...writeLetter(letter, env.brand) };
}
