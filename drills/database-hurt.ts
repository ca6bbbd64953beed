import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabase, type Database } from './database.ts';
import type { Drill } from './drill.ts';
import { startServer } from './server.ts';
import { writeUnderLoad } from './write-under-load.ts';

/** A server whose database is hurt under load, and that must neither end nor forget anything. */
function hurting(name: string, hurt: (database: Database) => Promise<void>, flags: readonly string[] = []): Drill {
  return {
    name,
    async run(scope) {
      const database = await startDatabase(scope, { flags });
      const server = await startServer(scope, database.url);
      const outcome = await writeUnderLoad({ database, url: () => server.url, fault: () => hurt(database) });
      if (!server.isRunning()) throw new Error(`the server ended: ${server.log()}`);
      return outcome;
    },
  };
}

const BACKENDS = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function endBackends(database: Database): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await database.ask(`select pg_terminate_backend(pid) from (${BACKENDS}) others`);
    await sleep(300);
  }
}

/** One backend that dies takes all others down: the postmaster starts again by itself. */
async function killBackend(database: Database): Promise<void> {
  const [victim] = await database.ask<{ pid: number }>(`${BACKENDS} and application_name = 'plainly' limit 1`);
  if (victim) process.kill(victim.pid, 'SIGKILL');
  await sleep(1_000);
}

async function restart(database: Database, way: 'fast' | 'immediate' | 'killed', awayMs = 0): Promise<void> {
  await database.stop(way);
  await sleep(awayMs);
  await database.start();
}

async function lock(database: Database): Promise<void> {
  const client = await database.connect();
  await client.query('begin; lock table chat, support_message');
  await sleep(20_000);
  await client.query('rollback');
  await client.end();
}

/** Takes whatever is free, so that the server gets no connection that it does not have. */
async function takeConnections(database: Database): Promise<void> {
  const taken = [];
  await database.ask(`select pg_terminate_backend(pid) from (${BACKENDS} and application_name like 'plainly%') others`);
  for (
    let client = await database.connect().catch(() => null);
    client;
    client = await database.connect().catch(() => null)
  ) {
    taken.push(client);
  }
  await sleep(10_000);
  await Promise.all(taken.map((client) => client.end()));
}

export const databaseHurt: readonly Drill[] = [
  hurting('all backends ended, five times', endBackends),
  hurting('one backend killed', killBackend),
  hurting('postmaster killed', (database) => restart(database, 'killed')),
  hurting('database restarted, fast', (database) => restart(database, 'fast')),
  hurting('database restarted, immediate', (database) => restart(database, 'immediate')),
  hurting('database away for 60 s', (database) => restart(database, 'fast', 60_000)),
  hurting('tables locked for 20 s', lock),
  hurting('no connection left for 10 s', takeConnections, ['max_connections=30']),
];
