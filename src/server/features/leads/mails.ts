import type { Decision } from '#domain/lead.ts';
import type { Env } from '#server/platform/env.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** Mails say that something happened and link to it; what people wrote stays in the product. */
type Contact = { readonly chatId: string; readonly attorneyId: string };
type Names = { readonly attorneyName: string; readonly others: readonly string[] };

const leadUrl = (env: Env, leadId: string) => `${env.publicUrl}/attorneys/dashboard?lead=${leadId}`;
const contactUrl = (env: Env, { chatId, attorneyId }: Contact) =>
  `${env.publicUrl}/?chat=${chatId}&attorney=${attorneyId}`;
const chatUrl = (env: Env, { chatId }: Contact) => `${env.publicUrl}/?chat=${chatId}`;
/** Attorneys whose cards stand in the chat already, in that order: no new choice is made in a mail. */
const othersIn = (names: readonly string[]) =>
  names.length === 0 ? [] : [`Other attorneys shown in your chat: ${names.join(', ')}.`];
const FREE_HELP = 'Free legal help in New York is listed at https://www.lawhelpny.org.';

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

export function decisionLetter(env: Env, lead: Contact, status: Decision, names: Names): Letter {
  const { attorneyName, others } = names;
  if (status === 'accepted') {
    return {
      subject: `${attorneyName} accepted your request`,
      heading: 'An attorney accepted your request',
      paragraphs: [`${attorneyName} accepted and will reach out to you by e-mail.`],
      action: { label: 'Read the message', url: contactUrl(env, lead) },
    };
  }
  return {
    subject: `${attorneyName} declined your request`,
    heading: 'An attorney declined your request',
    paragraphs: [
      `${attorneyName} declined and left you a message.`,
      ...othersIn(others),
      `You can contact another attorney from the same chat: ${chatUrl(env, lead)}`,
      FREE_HELP,
    ],
    action: { label: 'Read the message', url: contactUrl(env, lead) },
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

export function messageToUserLetter(env: Env, lead: Contact, attorneyName: string): Letter {
  return {
    subject: `${attorneyName} wrote to you`,
    heading: 'An attorney wrote to you',
    paragraphs: [
      `There is a new message from ${attorneyName}. We tell you about the first one only, until you have read it.`,
    ],
    action: { label: 'Read the message', url: contactUrl(env, lead) },
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

export function userReminderLetter(env: Env, lead: Contact, { attorneyName, others }: Names): Letter {
  return {
    subject: `No answer from ${attorneyName} yet`,
    heading: 'No answer yet',
    paragraphs: [
      `${attorneyName} has not answered for a week. Your request stays open, and you can withdraw it at any time.`,
      'You do not have to wait: you can contact other attorneys from the same chat.',
      ...othersIn(others),
      FREE_HELP,
    ],
    action: { label: 'See other attorneys', url: chatUrl(env, lead) },
  };
}
