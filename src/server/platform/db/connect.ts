import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever a query can run on. */
export type Executor = Database | Transaction;

export type Connection = { readonly db: Database; readonly pool: pg.Pool; close(): Promise<void> };

const POOL_SIZE = 12;
const CONNECT_TIMEOUT_MS = 10_000;

export function connect(databaseUrl: string, onIdleError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'plainly',
  });
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', onIdleError);
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
