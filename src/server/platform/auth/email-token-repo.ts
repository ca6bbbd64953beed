import { createHash, createHmac, randomBytes } from 'node:crypto';
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

type NewToken = {
  readonly purpose: EmailTokenPurpose;
  readonly email: string;
  readonly payload?: unknown;
  /** Who asks, as limits count networks. */
  readonly network: string;
  /** With which the network is hashed: the table tells nobody where people are. */
  readonly secret: string;
  readonly now: Date;
};

/**
 * A new token voids those that were asked for from the same network, for the same purpose and address. A stranger who asks
 * from elsewhere voids nothing (decision 005).
 */
export async function issueEmailToken(tx: Transaction, token: NewToken): Promise<string> {
  const { purpose, email, payload, now } = token;
  const secret = randomBytes(32).toString('base64url');
  const askedFrom = createHmac('sha256', token.secret).update(`link|${token.network}`).digest('base64url');
  await tx
    .delete(emailToken)
    .where(and(eq(emailToken.purpose, purpose), eq(emailToken.email, email), eq(emailToken.askedFrom, askedFrom)));
  await tx.insert(emailToken).values({
    tokenHash: hashOf(secret),
    purpose,
    email,
    payload: payload ?? null,
    askedFrom,
    expiresAt: linkExpiry(purpose, now),
    createdAt: now,
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

/** Deleting is using: of two at the same moment, one gets the row. With it go all others of the purpose and address. */
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
  if (row) await db.delete(emailToken).where(and(eq(emailToken.purpose, purpose), eq(emailToken.email, row.email)));
  return row;
}
