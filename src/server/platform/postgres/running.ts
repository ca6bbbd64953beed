import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clusterUrl } from './cluster.ts';

/** The embedded database of a data directory, if a server has it running right now. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const home = path.join(dataDir, 'postgres');
  const file = path.join(home, 'cluster/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  const url = clusterUrl(port, readFileSync(path.join(home, 'password'), 'utf8'), 'plainly');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    // A lock file that a killed server left behind.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
