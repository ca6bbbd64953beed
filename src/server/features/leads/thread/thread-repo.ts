import { and, asc, eq, max } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { threadMessage } from '#server/platform/db/schema/leads.ts';

export type ThreadRow = typeof threadMessage.$inferSelect;

export async function listThread(db: Executor, leadId: string): Promise<ThreadRow[]> {
  return db.select().from(threadMessage).where(eq(threadMessage.leadId, leadId)).orderBy(asc(threadMessage.position));
}

/** This side has sent this before. Ask under the lead's row lock: then nobody else is just storing it. */
export async function isInThread(
  tx: Transaction,
  { leadId, senderRole, requestId }: { leadId: string; senderRole: ThreadRow['senderRole']; requestId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: threadMessage.id })
    .from(threadMessage)
    .where(
      and(
        eq(threadMessage.leadId, leadId),
        eq(threadMessage.senderRole, senderRole),
        eq(threadMessage.requestId, requestId),
      ),
    );
  return rows.length > 0;
}

/** The caller holds the lead's row lock: positions are given one at a time. */
export async function appendToThread(
  tx: Transaction,
  values: {
    leadId: string;
    senderRole: ThreadRow['senderRole'];
    text: string;
    requestId?: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { now, ...rest } = values;
  const [last] = await tx
    .select({ position: max(threadMessage.position) })
    .from(threadMessage)
    .where(eq(threadMessage.leadId, values.leadId));
  await tx.insert(threadMessage).values({ ...rest, position: (last?.position ?? 0) + 1, createdAt: now });
}
