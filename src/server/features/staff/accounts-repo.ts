import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { session, user } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';

export type AccountRow = typeof user.$inferSelect;

/** Visitors have no address that anybody could name. */
export async function findAccount(db: Executor, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.email, email), eq(user.isAnonymous, false)));
  return row;
}

export async function lockAccount(tx: Transaction, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, id), eq(user.isAnonymous, false)))
    .for('update');
  return row;
}

/** Whoever is signed in is out at once; a profile that nobody can answer for is not shown. */
export async function setDisabled(tx: Transaction, account: AccountRow, disabled: boolean, now: Date): Promise<void> {
  await tx.update(user).set({ disabled, updatedAt: now }).where(eq(user.id, account.id));
  if (!disabled) return;
  await tx.delete(session).where(eq(session.userId, account.id));
  if (account.attorneyId === null) return;
  await tx
    .update(attorney)
    .set({ paused: true, updatedAt: now, version: sql`${attorney.version} + 1` })
    .where(eq(attorney.id, account.attorneyId));
}
