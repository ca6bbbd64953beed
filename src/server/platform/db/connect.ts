import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { NamelessClient } from './nameless-client.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever a query can run on. */
export type Executor = Database | Transaction;

export type Connection = { readonly db: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** Somebody waits for each of these: better a clear "try again" than a page that hangs. */
const PROMPT = {
  max: 12,
  connectionTimeoutMillis: 5_000,
  /** For a server, or a line to it, that does not even say that it gave up. */
  query_timeout: 10_000,
};
/** Asked of the database at the beginning of a connection. */
const PROMPT_SESSION = { lock_timeout: 4_000, statement_timeout: 8_000, idle_in_transaction_session_timeout: 15_000 };
/** A pooler shares one connection of the database among many of ours: what is asked of it is set in the pooler. */
const THROUGH_POOLER = { Client: NamelessClient };
/** Nobody waits for these: half a million rows over a slow line, a night's clearing up. */
const PATIENT = {
  max: 3,
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 10 * 60_000,
  idle_in_transaction_session_timeout: 5 * 60_000,
  query_timeout: 11 * 60_000,
};

/** How a connection is used: for what somebody waits for, straight or through a pooler, or for what may take its time. */
type Use = 'prompt' | 'pooled' | 'patient';

const SETTINGS: Readonly<Record<Use, pg.PoolConfig>> = {
  prompt: { ...PROMPT, ...PROMPT_SESSION },
  pooled: { ...PROMPT, ...THROUGH_POOLER },
  patient: PATIENT,
};

export function connect(databaseUrl: string, onLost: (error: Error) => void, use: Use = 'prompt'): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'plainly',
    keepAlive: true,
    ...SETTINGS[use],
  });
  // A connection that is lost ends the process unless somebody listens, and the pool listens to idle ones alone.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
