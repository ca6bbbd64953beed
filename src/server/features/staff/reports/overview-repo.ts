import { and, count, eq, lt } from 'drizzle-orm';
import type { SupportStatus } from '#domain/support.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

/** All that wait, or those that have waited since before that moment. */
export async function countPendingLeads(db: Executor, before?: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(lead)
    .where(and(eq(lead.status, 'pending'), before ? lt(lead.createdAt, before) : undefined));
  return row?.total ?? 0;
}

export async function countMessages(db: Executor, status: SupportStatus): Promise<number> {
  const [row] = await db.select({ total: count() }).from(supportMessage).where(eq(supportMessage.status, status));
  return row?.total ?? 0;
}
