import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { emailToken } from '#server/platform/db/schema/account.ts';

export type EmailTokenPurpose = (typeof emailToken.$inferSelect)['purpose'];
export type EmailToken = { readonly email: string; readonly payload: unknown };

const LIFETIME_MINUTES: Record<EmailTokenPurpose, number> = {
  'sign-in': 15,
  'password-reset': 60,
  'attorney-signup': 24 * 60,
};

export const linkExpiry = (purpose: EmailTokenPurpose, issuedAt: Date): Date =>
  new Date(issuedAt.getTime() + LIFETIME_MINUTES[purpose] * 60_000);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new token voids the older ones of the same purpose and address. */
export async function issueEmailToken(
  tx: Transaction,
  token: { purpose: EmailTokenPurpose; email: string; payload?: unknown; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.delete(emailToken).where(and(eq(emailToken.purpose, token.purpose), eq(emailToken.email, token.email)));
  await tx.insert(emailToken).values({
    tokenHash: hashOf(secret),
    purpose: token.purpose,
    email: token.email,
    payload: token.payload ?? null,
    expiresAt: linkExpiry(token.purpose, token.now),
    createdAt: token.now,
  });
  return secret;
}

const matching = (purpose: EmailTokenPurpose, token: string, now: Date) =>
  and(eq(emailToken.tokenHash, hashOf(token)), eq(emailToken.purpose, purpose), gt(emailToken.expiresAt, now));

export async function peekEmailToken(
  db: Executor,
  purpose: EmailTokenPurpose,
  token: string,
  now: Date,
): Promise<EmailToken | undefined> {
  const [row] = await db
    .select({ email: emailToken.email, payload: emailToken.payload })
    .from(emailToken)
    .where(matching(purpose, token, now));
  return row;
}

/** Deleting is using: of two at the same moment, one gets the row. */
export async function consumeEmailToken(
  db: Executor,
  purpose: EmailTokenPurpose,
  token: string,
  now: Date,
): Promise<EmailToken | undefined> {
  const [row] = await db
    .delete(emailToken)
    .where(matching(purpose, token, now))
    .returning({ email: emailToken.email, payload: emailToken.payload });
  return row;
}
