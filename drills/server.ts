import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { newHome } from './database.ts';
import type { Scope } from './drill.ts';
import { serverProgram } from '../scripts/server-folder.ts';

export type Server = {
  readonly url: string;
  readonly log: () => string;
  readonly exited: Promise<unknown>;
  readonly isRunning: () => boolean;
  kill(signal: NodeJS.Signals): void;
};

const MAIN = serverProgram();
const SECRET = 'a secret for drills, at least 32 characters';

/** The real program in a process of its own, ready to answer. */
export async function startServer(
  scope: Scope,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const port = env['PORT'] ?? `${await freePort()}`;
  const child = spawn(process.execPath, [MAIN, '--web-root='], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: newHome(scope),
      AUTH_SECRET: SECRET,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      ...env,
      PORT: port,
    },
  });
  let log = '';
  const exited = once(child, 'close');
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  scope.defer(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => log.includes(' is ready') && resolve());
    void exited.then(() => reject(new Error(`the server ended: ${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: (signal) => void child.kill(signal),
  };
}
