import { and, asc, eq, max, min, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/connect.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import { findLicences } from '#server/platform/licence/licence-repo.ts';

/** As many as there are cards in an answer. */
const AT_MOST = 3;

/** Names of those whose cards the chat shows and whom its owner has not contacted from it, last shown first. */
export async function listOtherAttorneysShown(db: Executor, chatId: string, now: Date): Promise<string[]> {
  const contacted = db.select({ id: lead.attorneyId }).from(lead).where(eq(lead.chatId, chatId));
  const rows = await db
    .select({ id: attorney.id, name: sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}` })
    .from(attorneyShowing)
    .innerJoin(attorney, eq(attorney.id, attorneyShowing.attorneyId))
    .where(and(eq(attorneyShowing.chatId, chatId), eq(attorney.paused, false), notInArray(attorney.id, contacted)))
    .groupBy(attorney.id)
    .orderBy(sql`${max(attorneyShowing.createdAt)} desc`, asc(min(attorneyShowing.place)));
  const ids = rows.map(({ id }) => id);
  const licences = await findLicences(db, ids, now);
  return rows
    .filter(({ id }) => licences.get(id)?.state === 'current')
    .slice(0, AT_MOST)
    .map(({ name }) => name);
}
