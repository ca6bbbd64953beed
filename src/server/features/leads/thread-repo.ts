import { asc, eq, max } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { threadMessage } from '#server/platform/db/schema/leads.ts';

export type ThreadRow = typeof threadMessage.$inferSelect;

export async function listThread(db: Executor, leadId: string): Promise<ThreadRow[]> {
  return db.select().from(threadMessage).where(eq(threadMessage.leadId, leadId)).orderBy(asc(threadMessage.position));
}

/** The caller holds the lead's row lock: positions are given one at a time. */
export async function appendToThread(
  tx: Transaction,
  values: { leadId: string; senderRole: ThreadRow['senderRole']; text: string; now: Date },
): Promise<void> {
  const { now, ...rest } = values;
  const [last] = await tx
    .select({ position: max(threadMessage.position) })
    .from(threadMessage)
    .where(eq(threadMessage.leadId, values.leadId));
  await tx.insert(threadMessage).values({ ...rest, position: (last?.position ?? 0) + 1, createdAt: now });
}
