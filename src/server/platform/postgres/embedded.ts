import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  ClusterError,
  clusterUrl,
  createCluster,
  startCluster,
  type Cluster,
} from '#server/platform/postgres/cluster.ts';
import { inUse, takeGuard } from '#server/platform/postgres/guard.ts';
import { retireOrphan } from '#server/platform/postgres/orphan.ts';
import { StartError } from '#server/platform/start-error.ts';

export type EmbeddedPostgres = Pick<Cluster, 'stop' | 'ended'> & { readonly url: string };

const DATABASE = 'plainly';
const MAINTENANCE = 'postgres';
const DIRECTORY_TAKEN = 'lock file "postmaster.pid" already exists';

/** A real PostgreSQL of our own under the data directory, for whoever has set no DATABASE_URL. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    return await open(path.join(dataDir, 'postgres'));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error && 'code' in error && 'path' in error) {
      throw new StartError(`The data directory ${dataDir} cannot be used (${String(error.code)}): set DATA_DIR.`, {
        cause: error,
      });
    }
    throw error;
  }
}

async function open(home: string): Promise<EmbeddedPostgres> {
  if (!existsSync(home)) await createHome(home);
  const directory = path.join(home, 'cluster');
  const password = readFileSync(path.join(home, 'password'), 'utf8');
  await retireOrphan(directory, (port) => clusterUrl(port, password, MAINTENANCE));
  const cluster = await startCluster({ directory, password, flags: [], detached: true }).catch((error: unknown) => {
    throw error instanceof ClusterError && error.output.includes(DIRECTORY_TAKEN) ? inUse() : error;
  });
  // Whatever ends this process without a proper stop takes the database with it; the next start recovers.
  process.once('exit', cluster.kill);
  await claim(cluster);
  removeUnfinished(home);
  return { stop: cluster.stop, ended: cluster.ended, url: cluster.url(DATABASE) };
}

/** Made beside its place and moved into it, so that a start that was interrupted leaves nothing half made. */
async function createHome(home: string): Promise<void> {
  const unfinished = `${home}.new-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  // Root lends the cluster to another account, which must be able to pass through.
  mkdirSync(unfinished, { recursive: true, mode: 0o711 });
  writeFileSync(path.join(unfinished, 'password'), password, { mode: 0o600 });
  await createCluster(path.join(unfinished, 'cluster'), password);
  try {
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(path.dirname(home))) {
    if (!name.startsWith(`${path.basename(home)}.new-`)) continue;
    rmSync(path.join(path.dirname(home), name), { recursive: true, force: true });
  }
}

async function claim(cluster: Cluster): Promise<void> {
  const client = new pg.Client(cluster.url(MAINTENANCE));
  // It stays open for as long as the server runs; that the database ends is told by `ended`.
  client.on('error', () => undefined);
  await client.connect();
  await takeGuard(client);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}
