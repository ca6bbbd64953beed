import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { containing } from '#server/platform/db/containing.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { attorney, attorneyInvite } from '#server/platform/db/schema/attorneys.ts';

type Query = InputOf<'staffListInvites'>;

const attorneyName = sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}`;
/** An account is made at the very moment at which its attorney ID is used. */
const usedByAccount = and(eq(user.attorneyId, attorneyInvite.attorneyId), eq(user.createdAt, attorneyInvite.usedAt));

const IN_STATE = {
  unused: and(isNull(attorneyInvite.usedAt), isNull(attorneyInvite.revokedAt)),
  used: isNotNull(attorneyInvite.usedAt),
  revoked: isNotNull(attorneyInvite.revokedAt),
} as const;

const COLUMNS = { createdAt: attorneyInvite.createdAt, attorney: attorneyName, usedAt: attorneyInvite.usedAt };

export async function listInvites(db: Executor, query: Query) {
  const { page = 1, sort = 'createdAt', direction = 'desc' } = query;
  const where = whereOf(query);
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select({ invite: attorneyInvite, attorneyName, usedBy: user.email })
    .from(attorneyInvite)
    .innerJoin(attorney, eq(attorney.id, attorneyInvite.attorneyId))
    .leftJoin(user, usedByAccount)
    .where(where)
    .orderBy(sql`${order(COLUMNS[sort])} nulls last`, asc(attorneyInvite.code))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db
    .select({ total: count() })
    .from(attorneyInvite)
    .innerJoin(attorney, eq(attorney.id, attorneyInvite.attorneyId))
    .leftJoin(user, usedByAccount)
    .where(where);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}

function whereOf({ search, state, attorneyId }: Query): SQL | undefined {
  return and(
    state && IN_STATE[state],
    attorneyId ? eq(attorneyInvite.attorneyId, attorneyId) : undefined,
    search
      ? or(
          ilike(attorneyInvite.code, containing(search)),
          ilike(attorneyName, containing(search)),
          ilike(user.email, containing(search)),
        )
      : undefined,
  );
}

export async function insertInvite(tx: Transaction, code: string, attorneyId: string, now: Date): Promise<void> {
  await tx.insert(attorneyInvite).values({ code, attorneyId, createdAt: now });
}

export async function hasAttorneyAccount(tx: Transaction, attorneyId: string): Promise<boolean> {
  const rows = await tx.select({ id: user.id }).from(user).where(eq(user.attorneyId, attorneyId));
  return rows.length > 0;
}

export async function lockInvite(tx: Transaction, code: string) {
  const [row] = await tx.select().from(attorneyInvite).where(eq(attorneyInvite.code, code)).for('update');
  return row;
}

export async function markRevoked(tx: Transaction, code: string, now: Date): Promise<void> {
  await tx.update(attorneyInvite).set({ revokedAt: now }).where(eq(attorneyInvite.code, code));
}
