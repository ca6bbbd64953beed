import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import type { CountyFit } from '#domain/attorneys/attorney-order.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';

export type ShownAttorney = {
  id: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  placement: number;
};
export type PickedAttorney = ShownAttorney & { readonly fit: CountyFit };

const card = {
  id: attorney.id,
  firstName: attorney.firstName,
  lastName: attorney.lastName,
  imageUrl: attorney.imageUrl,
  placement: attorney.placement,
};

/** Not paused, and practising in the field. */
export async function listCandidates(db: Executor, category: IssueCategory) {
  return db
    .select({ ...card, counties: attorney.counties, languages: attorney.languages })
    .from(attorney)
    .where(and(eq(attorney.paused, false), arrayContains(attorney.practiceAreas, [category])))
    .orderBy(asc(attorney.id));
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

export async function listUnpausedAttorneys(db: Executor, ids: readonly string[]): Promise<ShownAttorney[]> {
  return db
    .select(card)
    .from(attorney)
    .where(and(inArray(attorney.id, [...ids]), eq(attorney.paused, false)));
}
