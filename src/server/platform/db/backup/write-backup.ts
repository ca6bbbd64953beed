import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations } from '../schema-version.ts';
import { toFrame } from './frames.ts';
import { quoted, readCounters, readTables, type Head, type Last, type Table } from './layout.ts';

/**
 * Everything as it was at one moment, while others go on writing. The queue of jobs is left out: mails that wait are
 * rows of ours, and find their way back into it by themselves.
 */
export async function writeBackup(databaseUrl: string, out: Writable, now = new Date()): Promise<Last> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plainly-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const last: { rows: Record<string, number> } = { rows: {} };
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(Readable.from(frames(client, now, last)), createGzip({ level: 6 }), out);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return last;
}

async function* frames(client: pg.Client, now: Date, last: { rows: Record<string, number> }): AsyncGenerator<Buffer> {
  const tables = await readTables(client);
  const head: Head = {
    format: 'plainly-backup',
    version: 1,
    madeAt: now.toISOString(),
    migrations: await appliedMigrations(client),
    tables,
    counters: await readCounters(client),
  };
  yield toFrame('head', head);
  for (const table of tables) {
    const stream = client.query(copyTo(`copy public.${quoted(table.name)} (${columnsOf(table)}) to stdout`));
    for await (const chunk of stream as AsyncIterable<Buffer>) yield toFrame('data', chunk);
    last.rows[table.name] = stream.rowCount;
    yield toFrame('end');
  }
  yield toFrame('last', last);
}

export const columnsOf = ({ columns }: Table): string => columns.map(quoted).join(', ');
