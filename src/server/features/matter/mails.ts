import { languagePrefix, LOCALES, type Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';
import type { Env } from '#server/platform/env.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { reminderToken } from './reminder-token.ts';

const MESSAGES = {
  subject: { en: (left: string) => `A date in ${left}`, es: (left: string) => `Una fecha en ${left}` },
  heading: {
    en: (day: string, left: string) => `${day}: ${left} left`,
    es: (day: string, left: string) => `${day}: faltan ${left}`,
  },
  text: {
    en: 'You asked us to remind you of this date. What it is about is on your page.',
    es: 'Usted nos pidió recordarle esta fecha. De qué se trata está en su página.',
  },
  action: { en: 'Open my page', es: 'Abrir mi página' },
  why: {
    en: 'You get these mails 7, 3 and 1 days before a date, because you turned them on.',
    es: 'Recibe estos correos 7, 3 y 1 días antes de una fecha porque usted los activó.',
  },
} as const;

type Reminder = { chatId: string; day: string; daysBefore: number };

/** Subject and words say nothing of the problem: others may see somebody's mail. */
export function dayReminderLetter(env: Env, { chatId, day, daysBefore }: Reminder, language: Language): Letter {
  const words = inLanguage(MESSAGES, language);
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const left = new Intl.NumberFormat(LOCALES[language], days).format(daysBefore);
  const site = `${env.publicUrl}${languagePrefix(language)}`;
  return {
    language,
    subject: words.subject(left),
    heading: words.heading(day, left),
    paragraphs: [words.text],
    action: { label: words.action, url: `${site}/matter?chat=${chatId}` },
    small: [words.why],
    preferencesUrl: `${site}/notifications?reminders=${reminderToken(env.authSecret, chatId)}`,
  };
}
