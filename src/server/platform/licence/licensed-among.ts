import type { Executor } from '#server/platform/db/connect.ts';
import { findLicences } from './licence-repo.ts';

/** Those of these attorneys whose licence is current, in the order they came in. */
export async function licensedAmong<Row extends { readonly id: string }>(
  db: Executor,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const licences = await findLicences(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.filter(({ id }) => licences.get(id)?.state === 'current');
}
