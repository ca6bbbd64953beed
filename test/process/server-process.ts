import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { keepLog } from '../suite-log.ts';
import { serverProgram } from '../../scripts/server-folder.ts';

const MAIN = serverProgram();

export type ServerProcess = {
  readonly url: string;
  readonly output: () => string;
  readonly errors: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Settles as soon as the server has written this. */
  readonly says: (text: string) => Promise<void>;
  readonly exitCode: Promise<number | null>;
};

/** The real program with the real environment of a process; whatever happens, it is gone after the test. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env['PORT'] ?? `${await freePort()}`;
  const child = spawn(process.execPath, [MAIN, `--web-root=${env['WEB_ROOT'] ?? ''}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DEMO: 'off', RATE_LIMITS: 'off', PORT: port, ...env },
  });
  const written = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.errors += chunk.toString()));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => keepLog(chunk.toString()));
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exitCode;
  });
  return {
    url: `http://localhost:${port}`,
    output: () => written.output,
    errors: () => written.errors,
    kill: (signal) => void child.kill(signal),
    exitCode,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => written.output.includes(text) && resolve();
        child.stdout.on('data', look);
        void exitCode.then((code) => reject(new Error(`ended with ${code} before "${text}": ${written.errors}`)));
        look();
      }),
  };
}

/** For starts that fail. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const server = await startProcess(env);
  const code = await server.exitCode;
  return { code, errors: server.errors() };
}

export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'plainly-process-'));
  // Root lends the embedded database to another account.
  chmodSync(directory, 0o711);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}
