import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { chat } from './schema/chat.ts';
import { connect, type Connection } from './connect.ts';
import { isDatabaseFailure } from './is-database-failure.ts';

let database: TestDatabase;
let connection: Connection;
const lost: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, (error) => lost.push(error));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function asAdmin<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const endAllOthers = () =>
  asAdmin((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );

test('a connection lost inside a transaction fails the transaction and not the process', async () => {
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await endAllOthers();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await tx.execute(sql`select 2`);
  });
  const error: unknown = await work.catch((failure: unknown) => failure);
  expect(isDatabaseFailure(error)).toBe(true);
  expect((await connection.db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
});

test('a table that stays locked is a failure of the database, not a page that hangs', async () => {
  await asAdmin(async (client) => {
    await client.query('begin; lock table chat');
    const error: unknown = await connection.db.execute(sql`select * from chat`).catch((failure: unknown) => failure);
    expect(isDatabaseFailure(error)).toBe(true);
  });
});

/** What a connection of this kind has agreed with the database, after a named statement was run on it. */
async function agreed(use: 'prompt' | 'pooled') {
  const own = connect(database.url, () => undefined, use);
  try {
    // One connection for all of it, as a pooler would not promise.
    return await own.db.transaction(async (tx) => {
      await tx.select({ id: chat.id }).from(chat).prepare('chats_by_name').execute();
      const named = await tx.execute<{ name: string }>(sql`select name from pg_prepared_statements where name <> ''`);
      const timeout = await tx.execute<{ statement_timeout: string }>(sql`show statement_timeout`);
      return { named: named.rows.map(({ name }) => name), timeout: timeout.rows[0]?.statement_timeout };
    });
  } finally {
    await own.close();
  }
}

test('straight to the database, statements are named and the database is told our patience', async () => {
  expect(await agreed('prompt')).toEqual({ named: ['chats_by_name'], timeout: '8s' });
});

test('through a pooler nothing is named and nothing is asked of the connection: the next one would not know', async () => {
  expect(await agreed('pooled')).toEqual({ named: [], timeout: '0' });
});

test.each([
  ['a lost connection', Object.assign(new Error('x'), { code: '57P01' })],
  ['no connection left', Object.assign(new Error('x'), { code: '53300' })],
  ['a full disk', Object.assign(new Error('x'), { code: '53100' })],
  ['nobody there', Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  [
    'nobody there by two names',
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' })]),
  ],
  ['a cause', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
])('%s is a failure of the database', (_, error) => {
  expect(isDatabaseFailure(error)).toBe(true);
});

test.each([
  ['a fault of ours', new TypeError('x is undefined')],
  ['a value that is there already', Object.assign(new Error('x'), { code: '23505' })],
  ['a file that is not there', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' })],
  ['no error', 'words'],
])('%s is none', (_, error) => {
  expect(isDatabaseFailure(error)).toBe(false);
});
