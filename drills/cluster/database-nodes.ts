import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#server/platform/postgres/free-port.ts';
import type { Scope } from '../drill.ts';
import type { Programs } from './packages.ts';
import { killPostmaster } from './postmaster.ts';
import { accountOf, isOpen, startProgram, until, type Running } from './program.ts';

export type Node = {
  readonly name: string;
  readonly port: number;
  readonly apiPort: number;
  /** The machine is gone: PostgreSQL and Patroni at once, without a word. */
  crash(): Promise<void>;
  start(): Promise<void>;
};
export type Nodes = {
  readonly all: readonly Node[];
  primary(): Promise<Node>;
  /** The node that each commit waits for. */
  synchronous(): Promise<Node>;
  /** Every node follows the primary. */
  settled(): Promise<void>;
};

const SCOPE = 'plainly';
export const PASSWORD = 'cluster';
/** The command by which a node puts away each finished piece of its log. */
export type Archive = (dataFolder: string) => string;
type Member = { name: string; role: string; state: string };

/** Gives a folder or file to the account that runs the programs. */
export function give(place: string): void {
  const { uid, gid } = accountOf();
  if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid);
}

async function startEtcd(scope: Scope, home: string, etcd: string): Promise<number> {
  const [client, peer] = [await freePort(), await freePort()];
  const folder = path.join(home, 'etcd');
  mkdirSync(folder, { mode: 0o700 });
  give(folder);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const urls = ['--listen-client-urls', at(client), '--advertise-client-urls', at(client)];
  const peers = ['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)];
  const cluster = ['--name', 'one', '--initial-cluster', `one=${at(peer)}`];
  // Debian's build for ARM asks to be told that this is meant.
  const env = { ETCD_UNSUPPORTED_ARCH: process.arch };
  startProgram(scope, [etcd, '--data-dir', folder, ...urls, ...peers, ...cluster], {
    log: path.join(home, 'etcd.log'),
    env,
  });
  await until('etcd', () => isOpen(client));
  return client;
}

type Place = { readonly name: string; readonly port: number; readonly apiPort: number; readonly folder: string };

/** What Patroni is told about one node. JSON is YAML too. */
function settingsOf({ name, port, apiPort, folder }: Place, etcdPort: number, programs: Programs, archive: Archive) {
  const user = (username: string) => ({ username, password: PASSWORD });
  return {
    scope: SCOPE,
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        // What was acknowledged is on two nodes, and only one that has it may become the primary.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            synchronous_commit: 'on',
            wal_log_hints: 'on',
            archive_mode: 'on',
            archive_timeout: 60,
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: programs.postgres,
      pgpass: path.join(folder, 'pgpass'),
      authentication: { superuser: user('plainly'), replication: user('replicator'), rewind: user('rewinder') },
      // Where the backup program finds it.
      parameters: { unix_socket_directories: folder, archive_command: archive(path.join(folder, 'data')) },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
    },
  };
}

/** Three PostgreSQL nodes that agree through etcd on which of them is the primary. */
export async function startNodes(scope: Scope, home: string, programs: Programs, archive: Archive): Promise<Nodes> {
  const etcdPort = await startEtcd(scope, home, programs.etcd);
  const all: Node[] = [];
  for (const name of ['one', 'two', 'three']) {
    const folder = path.join(home, name);
    const place = { name, folder, port: await freePort(), apiPort: await freePort() };
    mkdirSync(folder, { mode: 0o700 });
    give(folder);
    const settings = path.join(folder, 'patroni.yml');
    writeFileSync(settings, JSON.stringify(settingsOf(place, etcdPort, programs, archive), null, 2));
    give(settings);
    all.push(nodeOf(scope, { ...place, settings, log: path.join(home, `patroni-${name}.log`) }, programs));
    // The first one makes the cluster; the others copy it.
    await all.at(-1)?.start();
    if (name === 'one') await until('the first primary', () => answers(place.apiPort, '/primary'), 120_000);
  }
  const members = () => membersOf(all);
  const withRole = async (role: RegExp) => {
    let found: Node | undefined;
    await until(`a node that is ${role.source}`, async () => {
      const member = (await members()).find((one) => role.test(one.role) && /running|streaming/.test(one.state));
      found = all.find(({ name }) => name === member?.name);
      return found !== undefined;
    });
    return found as Node;
  };
  const nodes: Nodes = {
    all,
    primary: () => withRole(/^leader$/),
    synchronous: () => withRole(/^sync_standby$/),
    async settled() {
      const isWell = ({ state }: Member) => /running|streaming/.test(state);
      await until(
        'three healthy nodes',
        async () => {
          const found = await members();
          return (
            found.length === all.length && found.every(isWell) && found.some(({ role }) => role === 'sync_standby')
          );
        },
        180_000,
      );
    },
  };
  await nodes.settled();
  return nodes;
}

const answers = async (port: number, address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).ok;

async function membersOf(all: readonly Node[]): Promise<Member[]> {
  for (const { apiPort } of all) {
    const response = await fetch(`http://127.0.0.1:${apiPort}/cluster`).catch(() => null);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

function nodeOf(
  scope: Scope,
  place: Place & { readonly settings: string; readonly log: string },
  programs: Programs,
): Node {
  let patroni: Running | undefined;
  const postmaster = path.join(place.folder, 'data/postmaster.pid');
  return {
    name: place.name,
    port: place.port,
    apiPort: place.apiPort,
    async start() {
      patroni = startProgram(scope, [programs.patroni, place.settings], { log: place.log });
      scope.defer(() => killPostmaster(postmaster));
      await until(`Patroni of ${place.name}`, () => isOpen(place.apiPort));
    },
    async crash() {
      await patroni?.kill('SIGKILL');
      killPostmaster(postmaster);
    },
  };
}
