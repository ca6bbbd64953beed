import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Skipped } from '../drill.ts';

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const POSTGRES = '/usr/lib/postgresql';

/** The program, and the Debian package that brings it. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
} as const;
type Program = keyof typeof PACKAGES;

export const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Where the newest PostgreSQL of the system has its programs. */
function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined;
  const versions = readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(POSTGRES, version, 'bin')).find((bin) => existsSync(`${bin}/postgres`));
}

export type Programs = Readonly<Record<Program, string>> & { readonly postgres: string };

/** All programs of a cluster, or one sentence that says which packages are missing. */
export function findPrograms(): Programs {
  const found = Object.keys(PACKAGES).map((name) => [name, findProgram(name)] as const);
  const missing: string[] = found.filter(([, file]) => !file).map(([name]) => PACKAGES[name as Program]);
  const postgres = findPostgres();
  if (!postgres) missing.push('postgresql');
  if (missing.length > 0) {
    throw new Skipped(`These Debian packages are missing: ${missing.join(', ')}. apt-get install ${missing.join(' ')}`);
  }
  return { ...(Object.fromEntries(found) as Record<Program, string>), postgres: postgres ?? '' };
}
