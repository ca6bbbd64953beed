import type { Env } from '#server/platform/env.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
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
