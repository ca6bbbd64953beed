import type { Decision } from '#domain/leads/lead.ts';
import { languagePrefix, LOCALES, type Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';
import type { Env } from '#server/platform/env.ts';
import type { Written } from '#server/platform/mail/letter.ts';
import { CLIENT_MAILS } from './client-mail-words.ts';

/** Mails say that something happened and link to it; what people wrote stays in the product. */
type Contact = { readonly chatId: string; readonly attorneyId: string };
type Names = { readonly attorneyName: string; readonly others: readonly string[] };

const home = (env: Env, language: Language) => `${env.publicUrl}${languagePrefix(language)}/`;
const contactUrl = (env: Env, language: Language, { chatId, attorneyId }: Contact) =>
  `${home(env, language)}?chat=${chatId}&attorney=${attorneyId}`;
const chatUrl = (env: Env, language: Language, { chatId }: Contact) => `${home(env, language)}?chat=${chatId}`;

/** Attorneys whose cards stand in the chat already, in that order: no new choice is made in a mail. */
function othersIn(language: Language, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const list = new Intl.ListFormat(LOCALES[language], { type: 'unit' }).format(names);
  return [inLanguage(CLIENT_MAILS, language).others(list)];
}

export function decisionLetter(env: Env, lead: Contact, status: Decision, { attorneyName, others }: Names): Written {
  return (language) => {
    const { freeHelp, read, accepted, declined } = inLanguage(CLIENT_MAILS, language);
    const action = { label: read, url: contactUrl(env, language, lead) };
    if (status === 'accepted') {
      const { subject, heading, text } = accepted;
      return { language, subject: subject(attorneyName), heading, paragraphs: [text(attorneyName)], action };
    }
    return {
      language,
      subject: declined.subject(attorneyName),
      heading: declined.heading,
      paragraphs: [
        declined.text(attorneyName),
        ...othersIn(language, others),
        declined.another(chatUrl(env, language, lead)),
        freeHelp,
      ],
      action,
    };
  };
}

export function messageToUserLetter(env: Env, lead: Contact, attorneyName: string): Written {
  return (language) => {
    const { read, message } = inLanguage(CLIENT_MAILS, language);
    return {
      language,
      subject: message.subject(attorneyName),
      heading: message.heading,
      paragraphs: [message.text(attorneyName)],
      action: { label: read, url: contactUrl(env, language, lead) },
    };
  };
}

export function userReminderLetter(env: Env, lead: Contact, { attorneyName, others }: Names): Written {
  return (language) => {
    const { freeHelp, reminder } = inLanguage(CLIENT_MAILS, language);
    return {
      language,
      subject: reminder.subject(attorneyName),
      heading: reminder.heading,
      paragraphs: [reminder.text(attorneyName), reminder.noWait, ...othersIn(language, others), freeHelp],
      action: { label: reminder.action, url: chatUrl(env, language, lead) },
    };
  };
}
