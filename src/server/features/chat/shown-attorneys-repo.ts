import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import { orderAttorneys, type CountyFit, type Wanted } from '#domain/attorney-order.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { findLicences } from '#server/platform/licence/licence-repo.ts';

export type ShownAttorney = {
  id: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  placement: number;
};
type PickedAttorney = ShownAttorney & { readonly fit: CountyFit };

const card = {
  id: attorney.id,
  firstName: attorney.firstName,
  lastName: attorney.lastName,
  imageUrl: attorney.imageUrl,
  placement: attorney.placement,
};

/** Licensed today, not paused, and practising in the field, in the published order. */
export async function pickAttorneys(
  db: Executor,
  wanted: Wanted & { category: IssueCategory; limit: number; now: Date },
  random: () => number = Math.random,
): Promise<PickedAttorney[]> {
  const candidates = await db
    .select({ ...card, counties: attorney.counties, languages: attorney.languages })
    .from(attorney)
    .where(and(eq(attorney.paused, false), arrayContains(attorney.practiceAreas, [wanted.category])))
    .orderBy(asc(attorney.id));
  const licences = await findLicences(
    db,
    candidates.map(({ id }) => id),
    wanted.now,
  );
  const licensed = candidates.filter(({ id }) => licences.get(id)?.state === 'current');
  return orderAttorneys(licensed, wanted, random).slice(0, wanted.limit);
}

/** Who was picked, and for what: written down once the answer is stored. */
export type Showing = {
  readonly picked: PickedAttorney;
  readonly place: number;
  readonly category: IssueCategory;
  readonly county: string | null;
};

/** Who was shown, where, and why: the log that the published order can be checked against. */
export async function logShowings(
  tx: Transaction,
  showings: readonly Showing[],
  { chatId, now }: { chatId: string; now: Date },
): Promise<void> {
  if (showings.length === 0) return;
  await tx.insert(attorneyShowing).values(
    showings.map(({ picked, place, category, county }) => ({
      attorneyId: picked.id,
      chatId,
      place,
      category,
      county,
      fit: picked.fit,
      sponsored: picked.placement > 0,
      createdAt: now,
    })),
  );
}

/** Of the attorneys on earlier cards, those who may still be shown: a card says that its attorney is licensed. */
export async function findShownAttorneys(db: Executor, ids: readonly string[], now: Date): Promise<ShownAttorney[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(card)
    .from(attorney)
    .where(and(inArray(attorney.id, [...ids]), eq(attorney.paused, false)));
  const licences = await findLicences(db, ids, now);
  return rows.filter(({ id }) => licences.get(id)?.state === 'current');
}
