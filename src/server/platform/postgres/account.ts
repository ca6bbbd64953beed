import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from '#server/platform/postgres/binaries.ts';
import { StartError } from '#server/platform/start-error.ts';

/** Who runs PostgreSQL. It refuses to run as root, so that root lends it another account. */
export type Account = {
  spawn(file: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  own(file: string): void;
};

const ME: Account = { spawn: (file, args, options) => spawn(file, args, options), own: () => undefined };

/** `directory` exists already; whoever owns its cluster keeps it. */
export function accountFor(directory: string, binaries: Binaries): Account {
  if (process.getuid?.() !== 0) return ME;
  const ids = ownerOf(directory) ?? idsOf('postgres') ?? idsOf('nobody');
  if (!ids) throw new StartError('PostgreSQL does not run as root, and there is no account "postgres" or "nobody".');
  const own = (file: string) => chownSync(file, ids.uid, ids.gid);
  if (canReach(ids, directory, binaries)) {
    return { spawn: (file, args, options) => spawn(file, args, { ...options, ...ids }), own };
  }
  const prefix = readingAnywhere(ids);
  if (spawnSync('setpriv', [...prefix, 'test', '-x', binaries.postgres], { cwd: '/' }).status !== 0) {
    throw new StartError(
      `PostgreSQL does not run as root, and no other account can reach ${directory}: ` +
        'start as an ordinary user, or move the project out of the closed directory.',
    );
  }
  return { spawn: (file, args, options) => spawn('setpriv', [...prefix, file, ...args], options), own };
}

type Ids = { readonly uid: number; readonly gid: number };

function ownerOf(directory: string): Ids | undefined {
  const { uid, gid } = statSync(directory);
  return uid === 0 ? undefined : { uid, gid };
}

function idsOf(name: string): Ids | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function canReach(ids: Ids, directory: string, binaries: Binaries): boolean {
  const runs = (file: string, args: string[]) => spawnSync(file, args, { ...ids, cwd: '/' }).status === 0;
  return runs(binaries.postgres, ['--version']) && runs('test', ['-x', path.dirname(directory)]);
}

/** A clone under /root is closed to every other account; this one capability opens the way through, for reading only. */
function readingAnywhere({ uid, gid }: Ids): string[] {
  const capability = '+dac_read_search';
  const identity = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'];
  // Without the secure bit access(2), which initdb asks about its binaries, would not see the capability.
  const permission = ['--inh-caps', capability, '--ambient-caps', capability, '--securebits', '+no_setuid_fixup'];
  return [...identity, ...permission, '--'];
}
