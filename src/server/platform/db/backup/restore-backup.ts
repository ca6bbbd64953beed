import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '#server/platform/start-error.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS, readJournal } from '../schema-version.ts';
import { readFrames, type Frame } from './frames.ts';
import { quoted, readTables, type Head, type Last, type Table } from './layout.ts';
import { columnsOf } from './write-backup.ts';

const CUT_OFF = 'This backup is cut off or damaged: nothing was restored.';

/** Into an empty database: the tables of that time, then what they held, all or nothing, then what has changed since. */
export async function restoreBackup(databaseUrl: string, bytes: Readable): Promise<Last> {
  const frames = readFrames(unzipped(bytes));
  const head = await readHead(frames);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plainly-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseFull(client);
    await buildTables(databaseUrl, head);
    await client.query('begin');
    const last = await fillTables(client, head, frames);
    await client.query('commit');
    await migrate(databaseUrl);
    return last;
  } finally {
    await client.end();
  }
}

async function* unzipped(bytes: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of bytes.pipe(createGunzip())) yield chunk as Buffer;
  } catch (error) {
    throw new StartError(CUT_OFF, { cause: error });
  }
}

async function readHead(frames: AsyncGenerator<Frame, void>): Promise<Head> {
  const first = await frames.next().catch((error: unknown) => {
    throw new StartError('This file is not a backup.', { cause: error });
  });
  const head = first.value?.kind === 'head' ? (JSON.parse(first.value.bytes.toString()) as Head) : undefined;
  if (head?.format !== 'plainly-backup') throw new StartError('This file is not a backup.');
  const known = new Set(readJournal().entries.map(({ when }) => when));
  if (head.version !== 1 || !head.migrations.every((when) => known.has(when))) {
    throw new StartError('This backup was made by a newer version of the program: restore it with that version.');
  }
  return head;
}

async function refuseFull(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`select 1 from public.${quoted(name)} limit 1`);
    if (rowCount) {
      throw new StartError('The database is not empty: restore into a new one, with another DATABASE_URL or DATA_DIR.');
    }
  }
}

/** The tables as they were when the backup was made, by the migrations of that time. */
async function buildTables(databaseUrl: string, head: Head): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plainly-restore-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter(({ when }) => head.migrations.includes(when));
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(databaseUrl, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillTables(client: pg.Client, head: Head, frames: AsyncGenerator<Frame, void>): Promise<Last> {
  const rows: Record<string, number> = {};
  for (const table of head.tables) rows[table.name] = await fillTable(client, table, frames);
  const { value } = await frames.next();
  const last = value?.kind === 'last' ? (JSON.parse(value.bytes.toString()) as Last) : undefined;
  if (!last || head.tables.some(({ name }) => rows[name] !== last.rows[name])) throw new StartError(CUT_OFF);
  for (const { name, last: value, isCalled } of head.counters) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, isCalled]);
  }
  return last;
}

async function fillTable(client: pg.Client, table: Table, frames: AsyncGenerator<Frame, void>): Promise<number> {
  const stream = client.query(copyFrom(`copy public.${quoted(table.name)} (${columnsOf(table)}) from stdin`));
  await pipeline(Readable.from(dataOf(frames)), stream);
  return stream.rowCount;
}

async function* dataOf(frames: AsyncGenerator<Frame, void>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await frames.next();
    if (done || (value.kind !== 'data' && value.kind !== 'end')) throw new StartError(CUT_OFF);
    if (value.kind === 'end') return;
    yield value.bytes;
  }
}
