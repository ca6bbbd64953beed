import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from '../drill.ts';

export type Running = {
  readonly pid: number;
  readonly log: () => string;
  readonly isRunning: () => boolean;
  /** Ends it at once, as a power cut would. */
  kill(signal?: NodeJS.Signals): Promise<void>;
};

/** None of these programs runs as root, which lends them the account that Debian's PostgreSQL has. */
export function accountOf(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

type Options = {
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly asRoot?: boolean;
};

/** One of the programs of the cluster, gone with the drill at the latest. */
export function startProgram(
  scope: Scope,
  [file = '', ...args]: readonly string[],
  { log, env = {}, asRoot = false }: Options,
): Running {
  const output = openSync(log, 'a');
  const child = spawn(file, args, {
    stdio: ['ignore', output, output],
    cwd: '/tmp',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env },
    ...(asRoot ? {} : accountOf()),
  });
  closeSync(output);
  child.on('error', () => undefined);
  const exited = once(child, 'exit').catch(() => undefined);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (isRunning()) child.kill(signal);
    await exited;
  };
  scope.defer(() => kill());
  return { pid: child.pid ?? 0, log: () => readFileSync(log, 'utf8'), isRunning, kill };
}

/** Waits until something is so. */
export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`waited too long for ${what}`);
    await sleep(100);
  }
}

/** Whether somebody listens on this port. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const answered = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
  socket.destroy();
  return answered;
}
