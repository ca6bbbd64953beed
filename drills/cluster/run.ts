import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { newHome } from '../database.ts';
import { inScope, Skipped, type Scope } from '../drill.ts';
import { audit, newLedger } from '../ledger.ts';
import { startServer, type Server } from '../server.ts';
import { tryLimit, watchingAttorney } from './attorney.ts';
import { createBackups, type Backups } from './backups.ts';
import { compare, contentsOf, type Comparison } from './contents.ts';
import { longestGap, startCrowd } from './crowd.ts';
import { give, PASSWORD, startNodes } from './database-nodes.ts';
import { findPrograms } from './packages.ts';
import { startPooler } from './pooler.ts';
import { until } from './program.ts';
import { startProxy } from './proxy.ts';

/**
 * `npm run cluster`: three PostgreSQL nodes under Patroni, HAProxy, PgBouncer and three servers on this machine, mixed load
 * through all of it, and one after the other of them is killed. Prints a table and keeps it as `.cache/cluster.json`.
 */
const RESULT = path.resolve(import.meta.dirname, '../../.cache/cluster.json');
const SETTLE_MS = 5_000;

async function startEverything(scope: Scope) {
  const programs = findPrograms();
  const home = newHome(scope);
  give(home);
  const backups = createBackups(scope, home, programs);
  const nodes = await startNodes(scope, home, programs, backups.archive);
  const serverPorts = [await freePort(), await freePort(), await freePort()];
  const proxy = await startProxy(scope, home, { program: programs.haproxy, nodes, serverPorts });
  const directUrl = `postgres://plainly:${PASSWORD}@127.0.0.1:${proxy.primaryPort}/postgres`;
  const pooler = await startPooler(scope, home, directUrl);
  const env = {
    DATABASE_DIRECT_URL: directUrl,
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'on',
    DEMO: 'on',
  };
  const startOn = (port: number) => startServer(scope, pooler.url, { ...env, PORT: `${port}` });
  const servers: Server[] = [];
  for (const port of serverPorts) servers.push(await startOn(port));
  await until('a server behind HAProxy', async () => (await fetch(`${proxy.url}/readyz`)).ok);
  return { backups, nodes, proxy, directUrl, pooler, servers, serverPorts, startOn };
}
type Everything = Awaited<ReturnType<typeof startEverything>>;

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

type Line = { fault: string; withoutWriting: number; withoutReading: number; errors: number; news: boolean };

/** What is killed, and how it comes back. */
function faultsOf({ nodes, pooler, servers, serverPorts, startOn }: Everything) {
  const crash = async (find: () => Promise<(typeof nodes.all)[number]>) => {
    const node = await find();
    await node.crash();
    return async () => {
      await node.start();
      await nodes.settled();
    };
  };
  return [
    { fault: 'nothing, for comparison', run: () => sleep(SETTLE_MS, () => Promise.resolve()) },
    { fault: 'primary killed', run: () => crash(() => nodes.primary()) },
    { fault: 'synchronous replica killed', run: () => crash(() => nodes.synchronous()) },
    {
      fault: 'server killed',
      async run() {
        servers[0]?.kill('SIGKILL');
        await servers[0]?.exited;
        return async () => void (servers[0] = await startOn(serverPorts[0] ?? 0));
      },
    },
    {
      // Its service brings it back.
      fault: 'pooler killed, back after 1 s',
      async run() {
        await pooler.kill();
        await sleep(1_000);
        await pooler.start();
        return async () => undefined;
      },
    },
  ];
}

async function breakEverything(scope: Scope, everything: Everything) {
  const { proxy } = everything;
  const ledger = newLedger();
  const attorney = await watchingAttorney(scope, proxy.url);
  const limit = { before: await tryLimit(proxy.url), after: 0 };
  const crowd = startCrowd(proxy.url, ledger);
  const lines: Line[] = [];
  await sleep(SETTLE_MS);
  for (const { fault, run } of faultsOf(everything)) {
    const began = performance.now();
    const errors = ledger.errors;
    const heal = await run();
    // Whoever was lost is missed for a while, as it would be.
    await sleep(30_000);
    await heal();
    await sleep(SETTLE_MS);
    const now = performance.now();
    lines.push({
      fault,
      withoutWriting: longestGap(crowd.served.write, began, now) / 1000,
      withoutReading: longestGap(crowd.served.read, began, now) / 1000,
      errors: ledger.errors - errors,
      news: await attorney.hearsNews(),
    });
    console.log(lineOf(lines.at(-1) as Line));
  }
  await crowd.end();
  limit.after = await tryLimit(proxy.url);
  const database = {
    ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      ask<Row>(everything.directUrl, text, values),
  };
  return { lines, limit, writes: crowd.served.write.length, kept: await audit(database, ledger) };
}

/** Everything as it was at one second, compared with what it was; people went on writing after it. */
async function restoreSecond(everything: Everything, backups: Backups): Promise<Comparison> {
  const { directUrl, proxy } = everything;
  await sleep(1_500);
  const [row] = await ask<{ now: string }>(directUrl, 'select now()::text as now');
  const before = await contentsOf(directUrl);
  await sleep(1_500);
  const ledger = newLedger();
  const crowd = startCrowd(proxy.url, ledger);
  await sleep(SETTLE_MS);
  await crowd.end();
  await ask(directUrl, 'select pg_switch_wal()');
  await sleep(3_000);
  const port = await backups.restore(row?.now ?? '');
  return compare(before, await contentsOf(`postgres://plainly:${PASSWORD}@127.0.0.1:${port}/postgres`));
}

const lineOf = ({ fault, withoutWriting, withoutReading, errors, news }: Line) =>
  [
    fault.padEnd(28),
    `${withoutWriting.toFixed(1)} s`.padStart(15),
    `${withoutReading.toFixed(1)} s`.padStart(15),
    `${errors}`.padStart(8),
    (news ? 'heard' : 'LOST').padStart(8),
  ].join(' ');

async function main(scope: Scope): Promise<boolean> {
  const everything = await startEverything(scope);
  console.log(`${'killed'.padEnd(28)} nobody written  nobody read     tried again  news`);
  await everything.backups.make(await everything.nodes.primary());
  const broken = await breakEverything(scope, everything);
  const restored = await restoreSecond(everything, everything.backups);
  const { kept, limit } = broken;
  console.log(`acknowledged ${kept.acknowledged}, lost ${kept.lost}, doubled ${kept.doubled}`);
  console.log(`five an hour through three servers: ${limit.before} let through before, ${limit.after} after all of it`);
  console.log(
    `restored to a second: ${restored.rows} rows in ${restored.tables} tables, ${restored.different} different`,
  );
  const machine = { cores: os.availableParallelism(), load: os.loadavg()[0], memory: os.totalmem() };
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, JSON.stringify({ ranAt: new Date().toISOString(), machine, ...broken, restored }, null, 2));
  const isWell = kept.lost === 0 && kept.doubled === 0 && restored.different === 0 && limit.before === 5;
  return isWell && limit.after === 0 && broken.lines.every(({ news }) => news);
}

try {
  const isWell = await inScope(main);
  console.log(isWell ? 'Nothing was lost.' : 'Something is wrong: see above.');
  process.exit(isWell ? 0 : 1);
} catch (error) {
  console.error(error instanceof Skipped ? error.message : error);
  process.exit(1);
}
