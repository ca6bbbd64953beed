import type { Env } from '#server/platform/env.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import type { NewMail } from '#server/platform/mail/outbox-repo.ts';

export function attorneyVerificationLetter(env: Env, to: string, token: string): NewMail {
  const letter = {
    subject: `Verify your ${env.brand.name} attorney account`,
    heading: 'Verify your attorney account',
    paragraphs: ['Thank you for signing up. Confirm this address to finish. The link works once, for 24 hours.'],
    action: { label: 'Verify my account', url: `${env.publicUrl}/auth/attorney-verification?token=${token}` },
    small: ['If you did not sign up, you can ignore this mail: no account is made without it.'],
  };
  return { to, ...writeLetter(letter, env.brand) };
}
