import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** A migrated, empty database of one's own: ask once per test file and drop it in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => create(`template ${inject('postgres').template}`);

/** A database that nobody has ever started on. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('');

async function create(like: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} ${like}`);
  const url = new URL(inject('postgres').url);
  url.pathname = name;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres').url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
