import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

const BATCH = 1_000;

/** A few at a time: a year's worth in one statement would hold its locks for minutes. */
export async function deleteInBatches(db: Database, table: PgTable, condition: SQL | undefined): Promise<void> {
  const batch = sql`select ctid from ${table} where ${condition} limit ${BATCH}`;
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
    if ((rowCount ?? 0) < BATCH) return;
  }
}
