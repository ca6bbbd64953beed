import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#server/platform/postgres/free-port.ts';
import type { Scope } from '../drill.ts';
import { give, PASSWORD, type Archive, type Node } from './database-nodes.ts';
import type { Programs } from './packages.ts';
import { killPostmaster } from './postmaster.ts';
import { accountOf, startProgram, until } from './program.ts';

const run = promisify(execFile);

export type Backups = {
  readonly archive: Archive;
  /** A full backup of the primary while everybody writes. */
  make(primary: Node): Promise<void>;
  /** Another PostgreSQL with everything as it was at that second. Answers its port. */
  restore(moment: string): Promise<number>;
};

/** Has come to its second, and takes writes. */
async function isPrimary(port: number): Promise<boolean> {
  const client = new pg.Client(`postgres://plainly:${PASSWORD}@127.0.0.1:${port}/postgres`);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    return rows[0]?.waits === false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** pgBackRest: a copy of the database and its whole log, from which any second can be brought back. */
export function createBackups(scope: Scope, home: string, programs: Programs): Backups {
  const settings = path.join(home, 'pgbackrest.conf');
  const repository = path.join(home, 'backups');
  const restored = path.join(home, 'restored');
  for (const folder of [repository, restored, path.join(home, 'spool')]) {
    mkdirSync(folder, { mode: 0o700 });
    give(folder);
  }
  const base = ['--config', settings, '--stanza', 'plainly', '--log-level-console', 'warn', '--log-level-file', 'off'];
  const call = (args: readonly string[]) =>
    run(programs.pgbackrest, [...base, ...args], { ...accountOf(), cwd: '/tmp', env: { LC_ALL: 'C.UTF-8' } });
  const write = ({ name, port }: { name: string; port: number }) => {
    const folder = path.join(home, name);
    const own = [`lock-path=${home}/spool`, `spool-path=${home}/spool`];
    const repo = [`repo1-path=${repository}`, 'repo1-retention-full=2', 'start-fast=y', 'compress-type=gz'];
    const place = [
      `pg1-path=${path.join(folder, 'data')}`,
      `pg1-port=${port}`,
      `pg1-socket-path=${folder}`,
      'pg1-user=plainly',
    ];
    writeFileSync(
      settings,
      ['[global]', ...own, ...repo, '', '[plainly]', ...place, 'pg1-database=postgres', ''].join('\n'),
    );
    give(settings);
  };
  write({ name: 'one', port: 5432 });

  return {
    archive: (dataFolder) => `${programs.pgbackrest} ${base.join(' ')} --pg1-path=${dataFolder} archive-push %p`,
    async make(primary) {
      write(primary);
      await call(['stanza-create']);
      await call(['backup', '--type', 'full']);
    },
    async restore(moment) {
      const target = ['--type', 'time', '--target', moment, '--target-action', 'promote'];
      await call(['--pg1-path', restored, ...target, 'restore']);
      const port = await freePort();
      const log = path.join(home, 'restored.log');
      const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'archive_mode=off'];
      const file = (name: string) => ['-c', `${name}_file=${path.join(restored, `pg_${name}.conf`)}`];
      const alone = ['-c', 'synchronous_standby_names=', '-c', 'max_connections=200', ...file('hba'), ...file('ident')];
      startProgram(scope, [`${programs.postgres}/postgres`, '-D', restored, '-p', `${port}`, ...flags, ...alone], {
        log,
      });
      scope.defer(() => killPostmaster(path.join(restored, 'postmaster.pid')));
      await until('the restored database', () => isPrimary(port), 120_000);
      return port;
    },
  };
}
