import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { SUPPORT_STATUSES, type SupportStatus } from '#domain/support.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { containing } from '#server/platform/db/containing.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { supportReply } from '#server/platform/db/schema/staff.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

type Query = InputOf<'staffListMessages'>;
export type MessageRow = typeof supportMessage.$inferSelect;

/** In the order in which they pass through a message's life. */
const statusOrder = sql`array_position(array[${sql.join(
  SUPPORT_STATUSES.map((status) => sql`${status}::text`),
  sql`, `,
)}], ${supportMessage.status})`;
const COLUMNS = { createdAt: supportMessage.createdAt, email: supportMessage.email, status: statusOrder };

export async function listMessages(db: Executor, query: Query) {
  const { page = 1, sort = 'createdAt', direction = 'desc' } = query;
  const where = and(
    query.status ? eq(supportMessage.status, query.status) : undefined,
    query.search
      ? or(
          ilike(supportMessage.email, containing(query.search)),
          ilike(supportMessage.message, containing(query.search)),
        )
      : undefined,
  );
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(supportMessage)
    .where(where)
    .orderBy(order(COLUMNS[sort]), desc(supportMessage.createdAt), asc(supportMessage.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(supportMessage).where(where);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}

export async function findMessage(db: Executor, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(supportMessage).where(eq(supportMessage.id, id));
  return row;
}

export async function lockMessage(tx: Transaction, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(supportMessage).where(eq(supportMessage.id, id)).for('update');
  return row;
}

export async function setStatus(tx: Transaction, id: string, status: SupportStatus): Promise<void> {
  await tx.update(supportMessage).set({ status }).where(eq(supportMessage.id, id));
}

export async function insertReply(
  tx: Transaction,
  values: { messageId: string; staffId: string; text: string; createdAt: Date },
): Promise<void> {
  await tx.insert(supportReply).values(values);
}

export async function listReplies(db: Executor, messageId: string) {
  return db
    .select({ id: supportReply.id, text: supportReply.text, staffName: user.name, createdAt: supportReply.createdAt })
    .from(supportReply)
    .leftJoin(user, eq(user.id, supportReply.staffId))
    .where(eq(supportReply.messageId, messageId))
    .orderBy(asc(supportReply.createdAt), asc(supportReply.id));
}
