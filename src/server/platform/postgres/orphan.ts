import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { takeGuard } from '#server/platform/postgres/guard.ts';
import { StartError } from '#server/platform/start-error.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

type Postmaster = { readonly pid: number; readonly port: number };

/**
 * A server that was killed leaves its PostgreSQL running, or a lock file without a process. Both are put right here;
 * only a PostgreSQL that another living server uses is left alone.
 */
export async function retireOrphan(directory: string, urlOn: (port: number) => string): Promise<void> {
  const file = path.join(directory, 'postmaster.pid');
  const postmaster = readPostmaster(file);
  if (!postmaster) return;
  if (!isPostgres(postmaster.pid, directory)) {
    // After a reboot another program can have this number, and PostgreSQL would refuse to start because of it.
    rmSync(file, { force: true });
    return;
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (isPostgres(postmaster.pid, directory)) {
    if (Date.now() > deadline) {
      throw new StartError(`The database in ${directory} (process ${postmaster.pid}) does not answer: stop it first.`);
    }
    await stopIfUnused(postmaster, urlOn(postmaster.port));
    await sleep(PAUSE_MS);
  }
}

async function stopIfUnused({ pid }: Postmaster, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // The connection breaks when the server stops: that is the intention.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await takeGuard(client);
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (error instanceof StartError || isRefusal(error)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Everything else is a server on its way up or down. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('28') === true;

function readPostmaster(file: string): Postmaster | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

function isPostgres(pid: number, directory: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' });
    return command.includes(`-D ${directory} `);
  } catch {
    return false;
  }
}
