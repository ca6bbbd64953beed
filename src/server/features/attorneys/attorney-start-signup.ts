import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { issueEmailToken, linkExpiry } from '#server/platform/auth/email-token-repo.ts';
import type { SignupPayload } from './attorney-verify-email.ts';
import { attorneyVerificationLetter } from './mails.ts';
import { findInvite, hasAccount } from './signup-repo.ts';

export const attorneyStartSignup: Handler<'attorneyStartSignup'> = async ({ data, deps, network }) => {
  const invite = await findInvite(deps.db, data.attorneyId.toUpperCase());
  if (!invite || invite.revokedAt) {
    throw new AppError(
      'invalid-argument',
      `This attorney ID is not valid. Please check it, or write to ${deps.env.brand.supportEmail}.`,
    );
  }
  // Only someone who holds a valid attorney ID learns this much.
  if (invite.usedAt || (await hasAccount(deps.db, data.email))) {
    throw new AppError('already-exists', 'An account with this information already exists.');
  }
  const payload: SignupPayload = {
    passwordHash: await deps.auth.hashPassword(data.password),
    inviteCode: invite.code,
    attorneyId: invite.attorneyId,
  };
  await deps.db.transaction(async (tx) => {
    const token = await issueEmailToken(tx, {
      purpose: 'attorney-signup',
      email: data.email,
      payload,
      network,
      secret: deps.env.authSecret,
      now: deps.now(),
    });
    await deps.outbox.add(tx, {
      ...attorneyVerificationLetter(deps.env, data.email, token),
      expiresAt: linkExpiry('attorney-signup', deps.now()),
    });
  });
  return { success: true, message: 'Please check your email to verify your account.' };
};
