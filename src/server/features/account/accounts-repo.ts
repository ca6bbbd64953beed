import { and, eq } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { PASSWORD_PROVIDER } from '#server/platform/auth/prove-address-repo.ts';
import { account, session, user } from '#server/platform/db/schema/account.ts';

export async function acceptTerms(db: Executor, userId: string, version: number, now: Date): Promise<void> {
  await db.update(user).set({ tosVersion: version, tosAcceptedAt: now, updatedAt: now }).where(eq(user.id, userId));
}

export async function saveLanguage(db: Executor, userId: string, language: Language, now: Date): Promise<void> {
  await db.update(user).set({ language, updatedAt: now }).where(eq(user.id, userId));
}

/** The account that has a password under this address, if any. */
export async function findPasswordAccount(db: Executor, email: string): Promise<{ userId: string } | undefined> {
  const [row] = await db
    .select({ userId: user.id })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, PASSWORD_PROVIDER)))
    .where(and(eq(user.email, email), eq(user.disabled, false)));
  return row;
}

/** Whoever was signed in with the old password is out. */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)));
  await tx.delete(session).where(eq(session.userId, userId));
}
