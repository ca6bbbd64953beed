import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { createClient } from '#test/client.ts';
import { serverProgram } from '../scripts/server-folder.ts';

const MAIN = serverProgram();
const KILOBYTE = 1024;
const POLL_MS = 100;
/** The model is loaded long before. */
const SETTLE_MS = 8_000;

export type ServerMemory = {
  /** From the start of the program until it serves. */
  readonly readyMs: number;
  readonly bytes: number;
  readonly highest: number;
};

/** The real program as it is started for others, with a few messages behind it. Its database is another process. */
export async function memoryOfServer(messages: readonly string[]): Promise<ServerMemory> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plainly-memory-'));
  // Root lends the embedded database to another account.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' };
  const began = performance.now();
  const server = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  try {
    await serving(url);
    const readyMs = performance.now() - began;
    const seen = [residentBytes(server.pid)];
    const watching = setInterval(() => seen.push(residentBytes(server.pid)), POLL_MS);
    await sleep(SETTLE_MS);
    await talk(url, messages);
    clearInterval(watching);
    return { readyMs, bytes: residentBytes(server.pid), highest: Math.max(...seen) };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function serving(url: string): Promise<void> {
  for (;;) {
    const isServing = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await sleep(POLL_MS);
  }
}

async function talk(url: string, messages: readonly string[]): Promise<void> {
  const client = createClient(url);
  await client.post('/api/auth/sign-in/anonymous', {});
  for (const message of messages) await client.must('sendMessage', { message });
}

function residentBytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) * KILOBYTE;
}
