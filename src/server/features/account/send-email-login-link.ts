import type { Handler } from '#server/callable/handler.ts';
import { issueEmailToken, linkExpiry } from '#server/platform/auth/email-token-repo.ts';
import { signInLetter } from './mails.ts';

/** Never looks whether there is an account: the answer could not tell even if it wanted to. */
export const sendEmailLoginLink: Handler<'sendEmailLoginLink'> = async ({ data, deps }) => {
  await deps.db.transaction(async (tx) => {
    const token = await issueEmailToken(tx, { purpose: 'sign-in', email: data.email, now: deps.now() });
    await deps.outbox.add(tx, {
      ...signInLetter(deps.env, data.email, token),
      expiresAt: linkExpiry('sign-in', deps.now()),
    });
  });
  return { success: true };
};
