import { and, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/connect.ts';
import { lead, threadMessage } from '#server/platform/db/schema/leads.ts';
import type { LeadRow, Side } from '../leads-repo.ts';

/** Leads that nobody has answered since `before`, each given out once per side: who gets it has to say so now. */
export async function takeUnanswered(tx: Transaction, side: Side, before: Date, now: Date): Promise<LeadRow[]> {
  const [reminded, mark] =
    side === 'attorney'
      ? [lead.attorneyRemindedAt, { attorneyRemindedAt: now }]
      : [lead.userRemindedAt, { userRemindedAt: now }];
  const reply = tx
    .select({ one: sql`1` })
    .from(threadMessage)
    .where(and(eq(threadMessage.leadId, lead.id), eq(threadMessage.senderRole, 'attorney')));
  return tx
    .update(lead)
    .set(mark)
    .where(and(eq(lead.status, 'pending'), lte(lead.createdAt, before), isNull(reminded), notExists(reply)))
    .returning();
}
