import * as z from 'zod';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { consumeEmailToken } from '#server/platform/auth/email-token-repo.ts';
import { createAttorneyAccount, useInvite } from './signup-repo.ts';

/** Kept with the token between signing up and verifying. */
const SignupPayload = z.object({ passwordHash: z.string(), inviteCode: z.string(), attorneyId: z.uuid() });
export type SignupPayload = z.infer<typeof SignupPayload>;

export const attorneyVerifyEmail: Handler<'attorneyVerifyEmail'> = async ({ data, deps }) => {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const token = await consumeEmailToken(tx, 'attorney-signup', data.token, now);
    if (!token) throw new AppError('not-found', 'Verification token not found or expired.');
    const { passwordHash, inviteCode, attorneyId } = SignupPayload.parse(token.payload);
    const invited = await useInvite(tx, inviteCode, now);
    const created = invited && (await createAttorneyAccount(tx, { email: token.email, passwordHash, attorneyId, now }));
    if (!created) throw new AppError('already-exists', 'An account with this information already exists.');
  });
  return { success: true, message: 'Your account has been verified.' };
};
