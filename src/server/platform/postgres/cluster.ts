import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { accountFor, type Account } from '#server/platform/postgres/account.ts';
import { findBinaries } from '#server/platform/postgres/binaries.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';

export type ClusterOptions = {
  readonly directory: string;
  readonly password: string;
  readonly flags: readonly string[];
  /** Away from the terminal's process group: Ctrl-C must not stop the database under the requests in flight. */
  readonly detached: boolean;
  /** Any free one, unless somebody comes back to where they were. */
  readonly port?: number;
};

export type Cluster = {
  readonly url: (database: string) => string;
  /** Waits for running transactions to roll back and for a clean shutdown. */
  readonly stop: () => Promise<void>;
  /** For exit handlers, which cannot wait. */
  readonly kill: () => void;
  /** Settles when the server process ends, whoever ended it. */
  readonly ended: Promise<void>;
};

/** What the server wrote before it gave up. */
export class ClusterError extends Error {
  readonly output: string;
  constructor(message: string, output: string) {
    super(`${message}\n${output.trimEnd()}`);
    this.name = 'ClusterError';
    this.output = output;
  }
}

const USER = 'plainly';
const READY = 'database system is ready to accept connections';
const PORT_TAKEN = 'could not create any TCP/IP sockets';
const LAST_WORDS = 4_000;

export const clusterUrl = (port: number, password: string, database: string): string =>
  `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

export async function createCluster(directory: string, password: string): Promise<void> {
  const binaries = findBinaries();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const account = accountFor(directory, binaries);
  account.own(directory);
  const passwordFile = path.join(directory, '..', `${path.basename(directory)}.initial-password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  account.own(passwordFile);
  try {
    const args = ['--pgdata', directory, '--username', USER, '--pwfile', passwordFile];
    // The machine's own locale may not be installed; C is everywhere and sorts the same on every machine.
    args.push('--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions');
    await run(account, binaries.initdb, args);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function run(account: Account, file: string, args: readonly string[]): Promise<void> {
  const child = account.spawn(file, args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new ClusterError(`${path.basename(file)} ended with code ${code}`, output());
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(options.port ?? (await freePort()), options);
    } catch (error) {
      // Between asking for a free port and taking it, somebody else can be faster.
      if (!(error instanceof ClusterError && error.output.includes(PORT_TAKEN) && attempt < 5)) throw error;
    }
  }
}

async function startOn(port: number, { directory, password, flags, detached }: ClusterOptions): Promise<Cluster> {
  const binaries = findBinaries();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap((s) => ['-c', s]);
  const child = accountFor(directory, binaries).spawn(
    binaries.postgres,
    ['-D', directory, '-p', `${port}`, ...settings],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached },
  );
  const ended = once(child, 'close').then(() => undefined);
  await readiness(child, ended);
  return {
    ended,
    url: (database) => clusterUrl(port, password, database),
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
    kill: () => void child.kill('SIGQUIT'),
  };
}

async function readiness(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const output = collect(child);
  const ready = new Promise<true>((resolve) => {
    child.stderr?.on('data', () => {
      if (output().includes(READY)) resolve(true);
    });
  });
  if ((await Promise.race([ready, ended])) !== true) throw new ClusterError('PostgreSQL did not start', output());
}

function collect(child: ChildProcess): () => string {
  let output = '';
  const add = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-LAST_WORDS));
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => output;
}
