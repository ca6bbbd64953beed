import type { Executor } from '#server/platform/db/connect.ts';
import { findLicenses } from './license-repo.ts';

/** Those of these attorneys whose license is current, in the order they came in. */
export async function licensedAmong<Row extends { readonly id: string }>(
  db: Executor,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const licenses = await findLicenses(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.filter(({ id }) => licenses.get(id)?.state === 'current');
}
