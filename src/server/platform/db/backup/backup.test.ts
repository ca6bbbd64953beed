import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { contact } from '#test/contact.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS, readJournal } from '../schema-version.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let server: TestServer;
let source: string;
beforeAll(async () => {
  server = await startTestServer();
  const [row] = (await server.app.deps.db.execute(sql`select current_database() as name`)).rows;
  source = databaseUrl(String(row!['name']));
});
afterAll(() => server.close());

function databaseUrl(name: string): string {
  const url = new URL(inject('postgres').url);
  url.pathname = name;
  return url.href;
}

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await asAdmin(inject('postgres').url, `create database ${name}`);
  onTestFinished(() => void asAdmin(inject('postgres').url, `drop database ${name} with (force)`));
  return databaseUrl(name);
}

async function asAdmin(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

const INSERT_ACTION = `insert into staff_action (staff_id, staff_email, action, subject)
  values (gen_random_uuid(), 'staff@plainly.example', 'form-added', 'A form') returning position`;

async function backup(of = source): Promise<Buffer> {
  const out = new PassThrough();
  const [file] = await Promise.all([buffer(out), writeBackup(of, out)]);
  return file;
}

/** Every row of every table, in an order that does not depend on where it lies. */
async function everythingIn(url: string): Promise<Record<string, unknown[]>> {
  const { rows } = await asAdmin(url, `select tablename as name from pg_tables where schemaname = 'public'`);
  const found: Record<string, unknown[]> = {};
  for (const { name } of rows as { name: string }[]) {
    found[name] = (await asAdmin(url, `select t::text as row from "${name}" t order by 1`)).rows;
  }
  return found;
}

test('everything comes back in an empty database: people, chats, leads, documents with their files, staff actions', async () => {
  const { client, chatId } = await contact(server, {
    info: 'Línea uno\nzwei\tTab \\ "quoted" 李小龍',
    more: ['and more'],
  });
  const { documentId } = await client.must('startDocument', { definitionId: 'security-deposit-demand-letter', chatId });
  await client.must('makeDocument', { documentId });
  await asAdmin(source, INSERT_ACTION);
  const file = await backup();
  const target = await emptyDatabase();
  const { rows } = await restoreBackup(target, Readable.from(file));
  expect(rows).toMatchObject({ document_file: 1, lead: 1 });
  const before = await everythingIn(source);
  expect(before['document_file']).toHaveLength(1);
  expect(await everythingIn(target)).toEqual(before);
  // Counters go on where they were.
  const [next, expected] = [await asAdmin(target, INSERT_ACTION), await asAdmin(source, INSERT_ACTION)];
  expect(next.rows).toEqual(expected.rows);
});

test('a backup of an older version is brought up to date', async () => {
  const old = await emptyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'plainly-old-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = readJournal();
  const first = { ...journal, entries: journal.entries.slice(0, 7) };
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(first));
  await migrate(old, folder);
  rmSync(folder, { recursive: true });
  await asAdmin(old, INSERT_ACTION);

  const target = await emptyDatabase();
  await restoreBackup(target, Readable.from(await backup(old)));
  const { staff_action: actions, ...others } = await everythingIn(target);
  expect(actions).toHaveLength(1);
  expect(Object.keys(others)).toContain('official_form');
});

test('a database with something in it is left alone', async () => {
  const file = await backup();
  const before = await everythingIn(source);
  await expect(restoreBackup(source, Readable.from(file))).rejects.toThrow(
    'The database is not empty: restore into a new one, with another DATABASE_URL or DATA_DIR.',
  );
  expect(await everythingIn(source)).toEqual(before);
});

test('a backup that is cut off restores nothing, and a whole one can follow', async () => {
  const file = await backup();
  const target = await emptyDatabase();
  await expect(restoreBackup(target, Readable.from(file.subarray(0, file.length / 2)))).rejects.toThrow('cut off');
  expect(Object.values(await everythingIn(target)).flat()).toEqual([]);
  await restoreBackup(target, Readable.from(file));
  await expect(restoreBackup(await emptyDatabase(), Readable.from(Buffer.from('hello')))).rejects.toThrow(
    'This file is not a backup.',
  );
});
