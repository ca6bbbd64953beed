import { and, asc, eq, max, min, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/connect.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { lead } from '#server/platform/db/schema/leads.ts';

/** Those whose cards the chat shows, not paused, and whom its owner has not contacted from it, last shown first. */
export async function listOthersShown(db: Executor, chatId: string): Promise<{ id: string; name: string }[]> {
  const contacted = db.select({ id: lead.attorneyId }).from(lead).where(eq(lead.chatId, chatId));
  return db
    .select({ id: attorney.id, name: sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}` })
    .from(attorneyShowing)
    .innerJoin(attorney, eq(attorney.id, attorneyShowing.attorneyId))
    .where(and(eq(attorneyShowing.chatId, chatId), eq(attorney.paused, false), notInArray(attorney.id, contacted)))
    .groupBy(attorney.id)
    .orderBy(sql`${max(attorneyShowing.createdAt)} desc`, asc(min(attorneyShowing.place)));
}
