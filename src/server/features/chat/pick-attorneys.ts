import { orderAttorneys, type Wanted } from '#domain/attorneys/attorney-order.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { licensedAmong } from '#server/platform/license/licensed-among.ts';
import {
  listCandidates,
  listUnpausedAttorneys,
  type PickedAttorney,
  type ShownAttorney,
} from './shown-attorneys-repo.ts';

/** Licensed today, not paused, and practising in the field, in the published order. */
export async function pickAttorneys(
  db: Executor,
  wanted: Wanted & { category: IssueCategory; limit: number; now: Date },
): Promise<PickedAttorney[]> {
  const licensed = await licensedAmong(db, await listCandidates(db, wanted.category), wanted.now);
  return orderAttorneys(licensed, wanted, Math.random).slice(0, wanted.limit);
}

/** Of the attorneys on earlier cards, those who may still be shown: a card says that its attorney is licensed. */
export async function findShownAttorneys(db: Executor, ids: readonly string[], now: Date): Promise<ShownAttorney[]> {
  if (ids.length === 0) return [];
  return licensedAmong(db, await listUnpausedAttorneys(db, ids), now);
}
