import type { Handler } from '#server/callable/handler.ts';
import { issueEmailToken, linkExpiry } from '#server/platform/auth/email-token-repo.ts';
import { findPasswordAccount } from './accounts-repo.ts';
import { passwordResetLetter } from './mails.ts';

export const sendPasswordResetEmail: Handler<'sendPasswordResetEmail'> = async ({ data, deps }) => {
  if (await findPasswordAccount(deps.db, data.email)) {
    await deps.db.transaction(async (tx) => {
      const token = await issueEmailToken(tx, { purpose: 'password-reset', email: data.email, now: deps.now() });
      await deps.outbox.add(tx, {
        ...passwordResetLetter(deps.env, data.email, token),
        expiresAt: linkExpiry('password-reset', deps.now()),
      });
    });
  }
  return { success: true };
};
