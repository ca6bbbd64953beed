import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openDatabaseClient } from '#test/database-client.ts';

const client = openDatabaseClient();

const strings = async (statement: string) =>
  (await client().query<{ text: string }>(statement)).rows.map(({ text }) => text);

test('every reference has an index: deleting a row never reads a whole table to find what hangs on it', async () => {
  const bare = await strings(`
    select c.conrelid::regclass || '.' || a.attname as text
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`);
  expect(bare).toEqual([]);
});

test('every column of a few words is checked by the database too', async () => {
  const casing = new CasingCache('snake_case');
  const folder = new URL('./schema/', import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const worded = tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => (column.enumValues ?? []).length > 0)
      .map((column) => {
        const words = (column.enumValues ?? []).map((word) => `'${word}'::text`).join(', ');
        return `${getTableName(table)} ${casing.getColumnCasing(column)} ${words}`;
      }),
  );
  const checked = await strings(`
    select replace(c.conrelid::regclass::text, '"', '') || ' ' || a.attname || ' '
      || substring(pg_get_constraintdef(c.oid) from 'ARRAY\\[(.*?)\\]') as text
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace`);
  expect(worded.length).toBeGreaterThan(10);
  expect(worded.filter((name) => !checked.includes(name))).toEqual([]);
});
