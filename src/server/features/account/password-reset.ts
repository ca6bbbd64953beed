import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { consumeEmailToken, peekEmailToken } from '#server/platform/auth/email-token-repo.ts';
import { proveAddress } from '#server/platform/auth/prove-address-repo.ts';
import { findPasswordAccount, replacePassword } from './accounts-repo.ts';

const invalidLink = () => new AppError('not-found', 'Invalid or expired password reset link');

export const validatePasswordResetToken: Handler<'validatePasswordResetToken'> = async ({ data, deps }) => {
  const token = await peekEmailToken(deps.db, 'password-reset', data.token, deps.now());
  if (!token) throw invalidLink();
  return { email: token.email };
};

export const completePasswordReset: Handler<'completePasswordReset'> = async ({ data, deps }) => {
  // Hashing is slow by design: look first, so that guessing tokens costs us nothing.
  if (!(await peekEmailToken(deps.db, 'password-reset', data.token, deps.now()))) throw invalidLink();
  const passwordHash = await deps.auth.hashPassword(data.password);
  await deps.db.transaction(async (tx) => {
    const token = await consumeEmailToken(tx, 'password-reset', data.token, deps.now());
    const account = token && (await findPasswordAccount(tx, token.email));
    if (!account) throw invalidLink();
    // The link was mailed: whoever has it reads that mailbox, which proves the address.
    await proveAddress(tx, token.email, deps.now(), { keepPassword: true });
    await replacePassword(tx, account.userId, passwordHash, deps.now());
  });
  return { success: true };
};
