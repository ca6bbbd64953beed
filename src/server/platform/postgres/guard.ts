import type pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';

/** Any number will do, as long as every server takes the same. */
const GUARD = 727_273;

/**
 * Says "this data directory is mine" for as long as the connection lives. Unlike a file with a process number it cannot
 * be left behind: a killed server loses its connection, and with it the lock.
 */
export async function takeGuard(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [GUARD]);
  if (rows[0]?.taken !== true) throw inUse();
}

export const inUse = (): StartError =>
  new StartError(
    'Another server is already running on this data directory: stop it, or set DATA_DIR and PORT to others.',
  );
