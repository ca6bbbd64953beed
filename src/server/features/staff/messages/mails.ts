import type { Env } from '#server/platform/env.ts';
import { type Letter, writeLetter } from '#server/platform/mail/letter.ts';
import type { NewMail } from '#server/platform/mail/outbox-repo.ts';

const QUOTE_MAX = 500;

/** An answer to a message from the contact form; a reply to it reaches support. */
export function replyLetter(env: Env, message: { email: string; message: string }, text: string): NewMail {
  const quote = message.message.length > QUOTE_MAX ? `${message.message.slice(0, QUOTE_MAX)}…` : message.message;
  const letter = {
    subject: `Your message to ${env.brand.name}`,
    heading: 'Thank you for writing to us',
    paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
    small: [`You wrote: “${quote}”`, 'You can answer this mail.'],
  };
  return { to: message.email, replyTo: env.brand.supportEmail, ...writeLetter(letter, env.brand) };
}

/** Like every mail about a lead: it says that something waits and links to it, and nothing of what was written. */
export function pleaseAnswerLetter(env: Env, leadId: string): Letter {
  return {
    subject: `A lead is waiting for you on ${env.brand.name}`,
    heading: 'Somebody is still waiting for you',
    paragraphs: [
      'A lead has had no answer from you yet. Please approve or decline it, so that the person can look for help elsewhere if you cannot take it.',
    ],
    action: { label: 'Open the lead', url: `${env.publicUrl}/attorneys/dashboard?lead=${leadId}` },
  };
}

export function lookElsewhereLetter(env: Env, lead: { chatId: string; attorneyName: string }): Letter {
  return {
    subject: `No answer yet from ${lead.attorneyName}`,
    heading: 'You can write to another attorney',
    paragraphs: [
      `${lead.attorneyName} has not answered yet. You can wait, take your request back, or write to another attorney from the same chat. Nothing is passed on unless you do.`,
      'Free legal help in New York is listed at https://www.lawhelpny.org.',
    ],
    action: { label: 'Open the chat', url: `${env.publicUrl}/?chat=${lead.chatId}` },
  };
}
