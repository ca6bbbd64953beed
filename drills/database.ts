import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createCluster, startCluster } from '#server/platform/postgres/cluster.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import type { Scope } from './drill.ts';

export type Database = {
  readonly url: string;
  /** Ends it the gentle way, or as a power cut would. */
  stop(way: 'fast' | 'immediate' | 'killed'): Promise<void>;
  start(): Promise<void>;
  ask<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** A connection of one's own that stays open. */
  connect(): Promise<pg.Client>;
};

const PASSWORD = 'drill';

type Options = { readonly flags?: readonly string[]; readonly home?: string };

/** A PostgreSQL of its own on a port that it keeps, for a drill that hurts it. */
export async function startDatabase(
  scope: Scope,
  { flags = [], home = newHome(scope) }: Options = {},
): Promise<Database> {
  const directory = path.join(home, 'cluster');
  await createCluster(directory, PASSWORD);
  const port = await freePort();
  const begin = () => startCluster({ directory, password: PASSWORD, flags, detached: false, port });
  let cluster = await begin();
  scope.defer(() => cluster.kill());
  const url = cluster.url('postgres');
  const pid = () => Number(readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const connect = async () => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    url,
    connect,
    async stop(way) {
      if (way === 'fast') return cluster.stop();
      process.kill(pid(), way === 'immediate' ? 'SIGQUIT' : 'SIGKILL');
      await cluster.ended;
    },
    async start() {
      for (let attempt = 1; ; attempt += 1) {
        try {
          cluster = await begin();
          return;
        } catch (error) {
          // Backends of a killed postmaster hold its memory for a moment.
          if (attempt === 40) throw error;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
    },
    async ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const client = await connect();
      try {
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

export function newHome(scope: Scope): string {
  const home = mkdtempSync(path.join(tmpdir(), 'plainly-drill-'));
  // Root lends the database to another account.
  chmodSync(home, 0o711);
  scope.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  return home;
}
