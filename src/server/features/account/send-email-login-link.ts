import { FIRST_LANGUAGE } from '#domain/language.ts';
import type { Handler } from '#server/callable/handler.ts';
import { issueEmailToken, linkExpiry } from '#server/platform/auth/email-token-repo.ts';
import { signInLetter } from './mails.ts';

/** Never looks whether there is an account: the answer could not tell even if it wanted to. */
export const sendEmailLoginLink: Handler<'sendEmailLoginLink'> = async ({ data, deps, network }) => {
  const asked = { email: data.email, network, secret: deps.env.authSecret, now: deps.now() };
  await deps.db.transaction(async (tx) => {
    const token = await issueEmailToken(tx, { purpose: 'sign-in', ...asked });
    await deps.outbox.add(tx, {
      ...signInLetter(deps.env, data.email, { token, language: data.language ?? FIRST_LANGUAGE }),
      expiresAt: linkExpiry('sign-in', asked.now),
    });
  });
  return { success: true };
};
