import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { MIGRATIONS, readJournal } from '#server/platform/db/schema-version.ts';
import { createEmptyDatabase } from './database.ts';

type Row = Readonly<Record<string, unknown>>;

/** A database as it was just before a migration, to be filled with rows of that time. */
export async function databaseBefore(tag: string) {
  const { url, drop } = await createEmptyDatabase();
  const folder = migrationsBefore(tag);
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
  const client = new pg.Client(url);
  await client.connect();
  return {
    url,
    client,
    async insert(table: string, row: Row): Promise<void> {
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      await client.query(
        `insert into "${table}" (${names.join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      );
    },
    /** Every row of every table, as text. */
    async everything(): Promise<Map<string, Row[]>> {
      const tables = await client.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
      );
      const found = new Map<string, Row[]>();
      for (const { name } of tables.rows) {
        const { rows } = await client.query<{ row: Row }>(
          `select to_jsonb(t) as row from "${name}" t order by t::text`,
        );
        found.set(
          name,
          rows.map(({ row }) => row),
        );
      }
      return found;
    },
    upgrade: () => migrate(url),
    async drop(): Promise<void> {
      await client.end();
      await drop();
    },
  };
}

function migrationsBefore(tag: string): string {
  const journal = readJournal();
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'plainly-migrations-'));
  mkdirSync(path.join(folder, 'meta'));
  for (const entry of entries) cpSync(path.join(MIGRATIONS, `${entry.tag}.sql`), path.join(folder, `${entry.tag}.sql`));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
