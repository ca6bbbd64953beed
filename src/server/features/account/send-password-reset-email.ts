import type { Handler } from '#server/callable/handler.ts';
import { issueEmailToken, linkExpiry } from '#server/platform/auth/email-token-repo.ts';
import { findPasswordAccount } from './accounts-repo.ts';
import { noPasswordLetter, passwordResetLetter } from './mails.ts';

/**
 * The same work whoever asks about whom: a token and a mail, so that the time of the answer tells nothing either. Where
 * there is no password the mail says so, to the one person who may know it, and the token opens nothing.
 */
export const sendPasswordResetEmail: Handler<'sendPasswordResetEmail'> = async ({ data, deps, network }) => {
  const { email } = data;
  const asked = { email, network, secret: deps.env.authSecret, now: deps.now() };
  await deps.db.transaction(async (tx) => {
    const account = await findPasswordAccount(tx, email);
    const token = await issueEmailToken(tx, { purpose: 'password-reset', ...asked });
    await deps.outbox.add(tx, {
      ...(account ? passwordResetLetter(deps.env, email, token) : noPasswordLetter(deps.env, email)),
      expiresAt: linkExpiry('password-reset', asked.now),
    });
  });
  return { success: true };
};
