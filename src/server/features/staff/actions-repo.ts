import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Caller } from '#domain/roles.ts';
import type { StaffActionName } from '#domain/staff/staff-action.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { containing } from '#server/platform/db/containing.ts';
import { withinDays } from '#server/platform/db/new-york-days.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';

export type ActionRecord = {
  readonly action: StaffActionName;
  /** What it was done to, in words that stay true; never a user's name or address. */
  readonly subject: string;
  readonly subjectId?: string;
  readonly details?: Record<string, unknown>;
};

/** In the transaction of the action itself: neither exists without the other. */
export async function recordAction(
  tx: Transaction,
  staff: Pick<Caller, 'userId' | 'email'>,
  record: ActionRecord,
  now: Date,
): Promise<void> {
  await tx.insert(staffAction).values({ ...record, staffId: staff.userId, staffEmail: staff.email, createdAt: now });
}

type Query = InputOf<'staffListActions'>;
const COLUMNS = { at: staffAction.createdAt, staffEmail: staffAction.staffEmail, action: staffAction.action };

export async function listActions(db: Executor, query: Query) {
  const { page = 1, sort = 'at', direction = 'desc', search, action } = query;
  const where = and(
    action ? eq(staffAction.action, action) : undefined,
    search
      ? or(ilike(staffAction.subject, containing(search)), ilike(staffAction.staffEmail, containing(search)))
      : undefined,
    ...withinDays(staffAction.createdAt, query),
  );
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(staffAction)
    .where(where)
    .orderBy(order(COLUMNS[sort]), order(staffAction.position))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(staffAction).where(where);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}
