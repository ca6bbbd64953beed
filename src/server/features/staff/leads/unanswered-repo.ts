import { and, asc, count, desc, eq, notExists, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { lead, threadMessage } from '#server/platform/db/schema/leads.ts';

const attorneyName = sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}`;
const COLUMNS = { since: lead.createdAt, attorney: attorneyName };

/** Whoever wrote to the client has answered, decided or not. */
const isUnanswered = (db: Executor) =>
  and(
    eq(lead.status, 'pending'),
    notExists(
      db
        .select({ one: sql`1` })
        .from(threadMessage)
        .where(and(eq(threadMessage.leadId, lead.id), eq(threadMessage.senderRole, 'attorney'))),
    ),
  );

export async function listUnanswered(db: Executor, query: InputOf<'staffListUnansweredLeads'>) {
  const { page = 1, sort = 'since', direction = 'asc' } = query;
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select({
      id: lead.id,
      attorneyId: lead.attorneyId,
      attorneyName,
      since: lead.createdAt,
      remindedAt: lead.attorneyRemindedAt,
      othersOfferedAt: lead.userRemindedAt,
    })
    .from(lead)
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(isUnanswered(db))
    .orderBy(order(COLUMNS[sort]), asc(lead.createdAt), asc(lead.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(lead).where(isUnanswered(db));
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}

/** With whom to write to. Held until the transaction ends: two of staff do not send the same mail twice. */
export async function lockUnanswered(tx: Transaction, leadId: string) {
  const [row] = await tx
    .select({
      id: lead.id,
      chatId: lead.chatId,
      userId: lead.userId,
      attorneyId: lead.attorneyId,
      attorneyName,
      remindedAt: lead.attorneyRemindedAt,
      othersOfferedAt: lead.userRemindedAt,
    })
    .from(lead)
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(and(eq(lead.id, leadId), isUnanswered(tx)))
    .for('update', { of: lead });
  return row;
}

export async function findAccountOf(tx: Transaction, attorneyId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.attorneyId, attorneyId));
  return row?.id;
}

type Marks = { attorneyRemindedAt: Date } | { userRemindedAt: Date };

export async function markMailed(tx: Transaction, leadId: string, marks: Marks): Promise<void> {
  await tx.update(lead).set(marks).where(eq(lead.id, leadId));
}
