import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { createClient } from '#test/client.ts';
import { newHome, startDatabase } from '../drills/database.ts';
import { inScope, type Scope } from '../drills/drill.ts';
import { serverProgram } from '../scripts/server-folder.ts';
import { send } from './load.ts';
import { messages } from './messages.ts';
import { report, type Measurement } from './report.ts';
import { median, percentile } from './statistics.ts';

/**
 * The server as a process of its own beside the least that the platform allows, on the same database, asked in turn by the
 * same crowd. Medians of the rounds.
 */
const FLOOR = path.resolve(import.meta.dirname, 'floor-server.ts');
const PEOPLE = 50;
const ROUNDS = 3;
const LISTS_EACH = 40;
const MESSAGES_EACH = 2;
const TICKS_PER_SECOND = 100;
const KILOBYTES = 1024;

type Started = { readonly child: ChildProcess; readonly url: string; readonly readyMs: number };

async function start(scope: Scope, program: string, databaseUrl: string): Promise<Started> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: `${port}`,
    DATA_DIR: newHome(scope),
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a secret for measurements, of 32 characters',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    // As `deploy/plainly.service` says it.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'),
  };
  const began = performance.now();
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  scope.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await sleep(10);
  return { child, url, readyMs: performance.now() - began };
}

/** Seconds of processor time so far, of all threads. */
function processorMs({ child }: Started): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

function megabytes({ child }: Started): number {
  const resident = /^VmRSS:\s+(?<kilobytes>\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return Number(resident?.groups?.['kilobytes']) / KILOBYTES;
}

type Figures = { perSecond: number; cpuMs: number; p99: number };

async function crowd(
  server: Started,
  cookies: readonly string[],
  callable: string,
  bodies: readonly string[],
): Promise<Figures> {
  const before = processorMs(server);
  const { milliseconds, elapsedMs } = await send({ url: `${server.url}/us-central1/${callable}`, cookies, bodies });
  const count = milliseconds.length;
  return {
    perSecond: (1000 * count) / elapsedMs,
    cpuMs: (processorMs(server) - before) / count,
    p99: percentile(milliseconds, 0.99),
  };
}

const middle = (rounds: readonly Figures[], key: keyof Figures) => median(rounds.map((round) => round[key]));

/** Somebody with a chat, as a cookie. */
async function begin({ url }: Started): Promise<string> {
  const client = createClient(url);
  await client.post('/api/auth/sign-in/anonymous', {});
  await client.must('sendMessage', { message: 'My landlord kept my deposit.' });
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function measure(scope: Scope): Promise<Measurement[]> {
  const database = await startDatabase(scope);
  // The first start migrates; the second is what is measured.
  const first = await start(scope, serverProgram(), database.url);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const starts = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, program] of [
      ['ours', serverProgram()],
      ['floor', FLOOR],
    ] as const) {
      const one = await start(scope, program, database.url);
      starts[kind].push(one.readyMs);
      one.child.kill('SIGTERM');
      await once(one.child, 'exit');
    }
  }
  const ours = await start(scope, serverProgram(), database.url);
  const floor = await start(scope, FLOOR, database.url);
  await sleep(8_000);
  const idle = { ours: megabytes(ours), floor: megabytes(floor) };
  // One after the other: a server that has just started, on a busy machine, would refuse some of fifty at once.
  const people: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) people.push(await begin(ours));
  const lists = Array.from({ length: LISTS_EACH }, () => '{"data":null}');
  const texts = messages(MESSAGES_EACH * ROUNDS).map((message) => JSON.stringify({ data: { message } }));
  const found = {
    list: [] as Figures[],
    floorList: [] as Figures[],
    sent: [] as Figures[],
    floorSent: [] as Figures[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    found.list.push(await crowd(ours, people, 'getUserChats', lists));
    found.floorList.push(await crowd(floor, people, 'getUserChats', lists));
    const bodies = texts.slice(round * MESSAGES_EACH, (round + 1) * MESSAGES_EACH);
    found.sent.push(await crowd(ours, people, 'sendMessage', bodies));
    found.floorSent.push(await crowd(floor, people, 'sendMessage', bodies));
  }
  const after = { ours: megabytes(ours), floor: megabytes(floor) };
  const at = `${PEOPLE} people`;
  const list = middle(found.list, 'perSecond');
  const floorList = middle(found.floorList, 'perSecond');
  return [
    { name: 'start to first page', value: median(starts.ours), unit: 'ms' },
    { name: 'start to first page, floor', value: median(starts.floor), unit: 'ms' },
    { name: 'memory when idle', value: idle.ours, unit: 'MB' },
    { name: 'memory when idle, floor', value: idle.floor, unit: 'MB' },
    { name: 'memory after load', value: after.ours, unit: 'MB' },
    { name: 'memory after load, floor', value: after.floor, unit: 'MB' },
    { name: `list of chats, ${at}`, value: list, unit: '/s' },
    { name: `list of chats, ${at}, floor`, value: floorList, unit: '/s' },
    { name: 'list of chats to floor', value: list / floorList, unit: '×' },
    { name: `list of chats, ${at}, p99`, value: middle(found.list, 'p99'), unit: 'ms' },
    { name: 'list of chats, processor time each', value: middle(found.list, 'cpuMs'), unit: 'ms' },
    { name: 'list of chats, processor time each, floor', value: middle(found.floorList, 'cpuMs'), unit: 'ms' },
    { name: `messages, ${at}`, value: middle(found.sent, 'perSecond'), unit: '/s' },
    { name: `messages, ${at}, floor (stored, not answered)`, value: middle(found.floorSent, 'perSecond'), unit: '/s' },
    { name: `messages, ${at}, p99`, value: middle(found.sent, 'p99'), unit: 'ms' },
    { name: 'messages, processor time each', value: middle(found.sent, 'cpuMs'), unit: 'ms' },
    { name: 'messages, processor time each, floor', value: middle(found.floorSent, 'cpuMs'), unit: 'ms' },
  ];
}

report('server', await inScope(measure));
