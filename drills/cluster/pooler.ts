import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { Skipped, type Scope } from '../drill.ts';
import { findProgram } from './packages.ts';
import { accountOf, isOpen, startProgram, until, type Running } from './program.ts';

export type Pooler = { readonly url: string; kill(): Promise<void>; start(): Promise<void> };

const SHIPPED = path.resolve(import.meta.dirname, '../../deploy/pgbouncer.ini');

/** A PgBouncer in transaction mode in front of a database, with the settings that we ship. */
export async function startPooler(scope: Scope, home: string, databaseUrl: string): Promise<Pooler> {
  const program = findProgram('pgbouncer');
  if (!program) throw new Skipped('the Debian package pgbouncer is missing: apt-get install pgbouncer');
  const target = new URL(databaseUrl);
  const port = await freePort();
  const folder = path.join(home, 'pgbouncer');
  const users = path.join(folder, 'userlist.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  mkdirSync(folder);
  writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  const own = readFileSync(SHIPPED, 'utf8')
    .replace(
      /^plainly = host=\S+ port=\d+/m,
      `${target.pathname.slice(1)} = host=${target.hostname} port=${target.port}`,
    )
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
  writeFileSync(settings, own);
  const { uid, gid } = accountOf();
  for (const file of [folder, users, settings]) if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
  chmodSync(users, 0o600);
  let running: Running;
  const start = async () => {
    running = startProgram(scope, [program, settings], { log: path.join(home, 'pgbouncer.log') });
    await until('PgBouncer', () => isOpen(port));
  };
  await start();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, start, kill: () => running.kill() };
}
