import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabaseClient } from '#test/database-client.ts';
import { createTestDatabase } from '#test/database.ts';

const client = openDatabaseClient();

test('the test database is a real PostgreSQL in UTF-8 that sorts the same on every machine', async () => {
  const { rows } = await client().query(
    'select pg_encoding_to_char(encoding) encoding, datcollate from pg_database where datname = current_database()',
  );
  expect(rows).toEqual([{ encoding: 'UTF8', datcollate: 'C' }]);
});

test('two test files never see each other', async () => {
  await client().query('create table mine (id int)');
  const other = await createTestDatabase();
  const stranger = new pg.Client(other.url);
  await stranger.connect();
  const { rows } = await stranger.query("select to_regclass('mine') as found");
  await stranger.end();
  await other.drop();
  expect(rows).toEqual([{ found: null }]);
});
