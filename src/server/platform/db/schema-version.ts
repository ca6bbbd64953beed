import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../migrations');

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

export const readJournal = (): Journal =>
  JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;

/** The moments of the migrations that a database has had, oldest first. */
export async function appliedMigrations(client: pg.Client | pg.Pool): Promise<number[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => Number(row.created_at));
}

/** Old code on a newer database would misread what it finds and lose what it does not know. */
export async function refuseNewer(client: pg.Client): Promise<void> {
  const known = Math.max(0, ...readJournal().entries.map(({ when }) => when));
  const applied = await appliedMigrations(client);
  if (applied.every((when) => when <= known)) return;
  throw new StartError(
    'This database was already used by a newer version of the program: start that version, or restore a backup made before the upgrade.',
  );
}
