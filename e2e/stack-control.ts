import { expect } from '@playwright/test';
import type { ReceivedMail } from '#test/fakes/smtp-server.ts';
import { CONTROL_PORT } from './ports.ts';

const control = `http://127.0.0.1:${CONTROL_PORT}`;

async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${control}/mails?to=${encodeURIComponent(address)}`);
  return (await response.json()) as ReceivedMail[];
}

/** Waits for the nth mail with a link to this page, and returns the link of the newest. */
export async function linkMailedTo(address: string, page: string, nth = 1): Promise<string> {
  const links = async () => (await mailsTo(address)).flatMap((mail) => linkIn(mail.raw, page));
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(nth);
  return (await links()).at(-1) ?? '';
}

/** Mail programs wrap long lines, and so does quoted-printable. */
function linkIn(raw: string, page: string): string[] {
  const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = new RegExp(`https?://[^\\s"<>]*${page.replaceAll('/', '\\/')}\\?[\\w=&;-]+`).exec(text)?.[0];
  return link ? [link.replaceAll('&amp;', '&')] : [];
}

/** Who the OpenID provider signs in next. */
export async function becomeAtGoogle(persona: {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}): Promise<void> {
  await fetch(`${control}/persona`, { method: 'POST', body: JSON.stringify(persona) });
}

/** Lets an answer go on that was paused with "pause:WORD" in the message. */
export async function letGoOn(word: string): Promise<void> {
  await fetch(`${control}/go-on?word=${word}`);
}
