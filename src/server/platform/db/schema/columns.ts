import { sql } from 'drizzle-orm';
import { check, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core';

/** Random, never a counter: an id tells nothing about its neighbours. */
export const id = () => uuid().primaryKey().defaultRandom();
export const moment = (column = '') => timestamp(column, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();

/** The words that a column may hold, held to by the database too: whoever writes to it by hand is told. */
export function oneOf(name: string, column: PgColumn, words: readonly string[]) {
  const quoted = words.map((word) => `'${word.replaceAll("'", "''")}'`);
  return check(name, sql`${column} in (${sql.raw(quoted.join(', '))})`);
}
