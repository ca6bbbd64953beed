import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS, refuseNewer } from './schema-version.ts';

/** Any number will do, as long as every replica takes the same. */
const MIGRATION_LOCK = 727_274;

/** Replicas that start together take turns: the lock ends with the connection. */
export async function migrate(databaseUrl: string, migrationsFolder = MIGRATIONS): Promise<void> {
  await takingTurns(databaseUrl, async (client) => {
    await refuseNewer(client);
    await runMigrations(drizzle(client), { migrationsFolder });
  });
}

/** Whatever only one replica may do at a time while it starts. */
export async function takingTurns<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // Losing it fails the query that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await run(client);
  } finally {
    await client.end();
  }
}
