import { and, arrayContains, desc, eq, inArray, sql } from 'drizzle-orm';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';

export type ShownAttorney = { id: string; firstName: string; lastName: string; imageUrl: string | null };

const card = {
  id: attorney.id,
  firstName: attorney.firstName,
  lastName: attorney.lastName,
  imageUrl: attorney.imageUrl,
};

/** Licensed, not paused, and practising in the field; paid placement first, then at random. */
export async function pickAttorneys(db: Executor, category: IssueCategory, limit: number): Promise<ShownAttorney[]> {
  return db
    .select(card)
    .from(attorney)
    .where(
      and(
        eq(attorney.paused, false),
        eq(attorney.licenceStatus, 'Currently registered'),
        arrayContains(attorney.practiceAreas, [category]),
      ),
    )
    .orderBy(desc(attorney.placement), sql`random()`)
    .limit(limit);
}

export async function findAttorneys(db: Executor, ids: readonly string[]): Promise<ShownAttorney[]> {
  if (ids.length === 0) return [];
  return db
    .select(card)
    .from(attorney)
    .where(inArray(attorney.id, [...ids]));
}
