import { and, asc, count, desc, eq, getTableColumns, ilike, isNull, or, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { SUPPORT_STATUSES, type SupportStatus } from '#domain/support.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { containing } from '#server/platform/db/containing.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { supportNote, supportReply } from '#server/platform/db/schema/staff.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

type Query = InputOf<'staffListMessages'>;
/** With the name of whoever has taken it on; an account that was deleted has none. */
export type MessageRow = typeof supportMessage.$inferSelect & { assigneeName: string | null };
const columns = { ...getTableColumns(supportMessage), assigneeName: user.name };

/** In the order in which they pass through a message's life. */
const statusOrder = sql`array_position(array[${sql.join(
  SUPPORT_STATUSES.map((status) => sql`${status}::text`),
  sql`, `,
)}], ${supportMessage.status})`;
const COLUMNS = { createdAt: supportMessage.createdAt, email: supportMessage.email, status: statusOrder };

export async function listMessages(db: Executor, query: Query, staffId: string) {
  const { page = 1, sort = 'createdAt', direction = 'desc' } = query;
  const where = and(
    query.status ? eq(supportMessage.status, query.status) : undefined,
    query.assigned === 'me' ? eq(supportMessage.assignedTo, staffId) : undefined,
    query.assigned === 'nobody' ? isNull(supportMessage.assignedTo) : undefined,
    query.search
      ? or(
          ilike(supportMessage.email, containing(query.search)),
          ilike(supportMessage.message, containing(query.search)),
        )
      : undefined,
  );
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select(columns)
    .from(supportMessage)
    .leftJoin(user, eq(user.id, supportMessage.assignedTo))
    .where(where)
    .orderBy(order(COLUMNS[sort]), desc(supportMessage.createdAt), asc(supportMessage.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(supportMessage).where(where);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}

export async function findMessage(db: Executor, id: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(supportMessage)
    .leftJoin(user, eq(user.id, supportMessage.assignedTo))
    .where(eq(supportMessage.id, id));
  return row;
}

export async function lockMessage(
  tx: Transaction,
  id: string,
): Promise<typeof supportMessage.$inferSelect | undefined> {
  const [row] = await tx.select().from(supportMessage).where(eq(supportMessage.id, id)).for('update');
  return row;
}

export async function setStatus(tx: Transaction, id: string, status: SupportStatus): Promise<void> {
  await tx.update(supportMessage).set({ status }).where(eq(supportMessage.id, id));
}

export async function setAssignee(tx: Transaction, id: string, staffId: string | null): Promise<void> {
  await tx.update(supportMessage).set({ assignedTo: staffId }).where(eq(supportMessage.id, id));
}

type Written = { messageId: string; staffId: string; text: string; createdAt: Date };

export async function insertNote(tx: Transaction, values: Written): Promise<void> {
  await tx.insert(supportNote).values(values);
}

export async function insertReply(tx: Transaction, values: Written): Promise<void> {
  await tx.insert(supportReply).values(values);
}

export const listReplies = (db: Executor, messageId: string) => listWritten(db, supportReply, messageId);
export const listNotes = (db: Executor, messageId: string) => listWritten(db, supportNote, messageId);

async function listWritten(db: Executor, table: typeof supportReply | typeof supportNote, messageId: string) {
  return db
    .select({ id: table.id, text: table.text, staffName: user.name, createdAt: table.createdAt })
    .from(table)
    .leftJoin(user, eq(user.id, table.staffId))
    .where(eq(table.messageId, messageId))
    .orderBy(asc(table.createdAt), asc(table.id));
}
