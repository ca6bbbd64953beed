import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { registration } from '#server/platform/db/schema/register.ts';

export type AttorneyRow = typeof attorney.$inferSelect & { accountEmail: string | null };
export type AttorneyFields = InputOf<'staffCreateAttorney'>;

const withAccount = { ...getTableColumns(attorney), accountEmail: user.email };

/** All of them: attorneys are hundreds, and whether one is shown is decided by a rule, not by a column. */
export async function listAllAttorneys(db: Executor): Promise<AttorneyRow[]> {
  return db
    .select(withAccount)
    .from(attorney)
    .leftJoin(user, eq(user.attorneyId, attorney.id))
    .orderBy(asc(attorney.lastName), asc(attorney.firstName), asc(attorney.id));
}

export async function findAttorney(db: Executor, id: string): Promise<AttorneyRow | undefined> {
  const [row] = await db
    .select(withAccount)
    .from(attorney)
    .leftJoin(user, eq(user.attorneyId, attorney.id))
    .where(eq(attorney.id, id));
  return row;
}

/** Nobody else changes this attorney until the transaction ends. */
export async function lockAttorney(tx: Transaction, id: string) {
  const [row] = await tx.select().from(attorney).where(eq(attorney.id, id)).for('update');
  return row;
}

export async function isNumberTaken(tx: Transaction, number: string, exceptId: string | null): Promise<boolean> {
  const sameNumber = eq(attorney.registrationNumber, number);
  const rows = await tx
    .select({ id: attorney.id })
    .from(attorney)
    .where(exceptId === null ? sameNumber : and(sameNumber, ne(attorney.id, exceptId)));
  return rows.length > 0;
}

/** Undefined when somebody else took the number at the same moment. */
export async function insertAttorney(tx: Transaction, fields: AttorneyFields, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .insert(attorney)
    .values({ ...fields, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: attorney.registrationNumber })
    .returning({ id: attorney.id });
  return row?.id;
}

export async function updateAttorney(
  tx: Transaction,
  id: string,
  values: Partial<typeof attorney.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(attorney)
    .set({ ...values, updatedAt: now })
    .where(eq(attorney.id, id));
}

export async function findRegistration(db: Executor, number: string) {
  const [row] = await db.select().from(registration).where(eq(registration.number, number));
  return row;
}
