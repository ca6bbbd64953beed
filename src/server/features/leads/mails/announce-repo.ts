import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import { mailChoice } from '#server/platform/db/schema/mail.ts';

export async function markAnnounced(tx: Transaction, leadId: string, now: Date): Promise<void> {
  await tx.update(lead).set({ announcedAt: now }).where(eq(lead.id, leadId));
}

/** New leads of attorneys who get one mail a day, counted by attorney; each lead is given out once. */
export async function takeUnannounced(tx: Transaction, now: Date): Promise<{ attorneyId: string; count: number }[]> {
  const digested = tx
    .select({ attorneyId: user.attorneyId })
    .from(user)
    .innerJoin(mailChoice, and(eq(mailChoice.userId, user.id), eq(mailChoice.digest, true)));
  const rows = await tx
    .update(lead)
    .set({ announcedAt: now })
    .where(and(eq(lead.status, 'pending'), isNull(lead.announcedAt), inArray(lead.attorneyId, digested)))
    .returning({ attorneyId: lead.attorneyId });
  return [...Map.groupBy(rows, ({ attorneyId }) => attorneyId)].map(([attorneyId, all]) => ({
    attorneyId,
    count: all.length,
  }));
}
