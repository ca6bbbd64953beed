import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { account, user } from '#server/platform/db/schema/account.ts';
import { attorney, attorneyInvite } from '#server/platform/db/schema/attorneys.ts';

export type Invite = typeof attorneyInvite.$inferSelect;

export async function findInvite(db: Executor, code: string): Promise<Invite | undefined> {
  const [row] = await db.select().from(attorneyInvite).where(eq(attorneyInvite.code, code));
  return row;
}

export async function hasAccount(db: Executor, email: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1);
  return rows.length > 0;
}

/** False when the attorney ID was used or revoked in the meantime. */
export async function useInvite(tx: Transaction, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(attorneyInvite)
    .set({ usedAt: now })
    .where(and(eq(attorneyInvite.code, code), isNull(attorneyInvite.usedAt), isNull(attorneyInvite.revokedAt)))
    .returning({ code: attorneyInvite.code });
  return rows.length > 0;
}

/** False when the address or the attorney already has an account. */
export async function createAttorneyAccount(
  tx: Transaction,
  values: { email: string; passwordHash: string; attorneyId: string; now: Date },
): Promise<boolean> {
  const [profile] = await tx.select().from(attorney).where(eq(attorney.id, values.attorneyId));
  if (!profile) return false;
  const [created] = await tx
    .insert(user)
    .values({
      name: `${profile.firstName} ${profile.lastName}`,
      email: values.email,
      emailVerified: true,
      attorneyId: values.attorneyId,
      createdAt: values.now,
      updatedAt: values.now,
    })
    .onConflictDoNothing()
    .returning({ id: user.id });
  if (!created) return false;
  await tx.insert(account).values({
    accountId: created.id,
    providerId: 'credential',
    userId: created.id,
    password: values.passwordHash,
    createdAt: values.now,
    updatedAt: values.now,
  });
  return true;
}
