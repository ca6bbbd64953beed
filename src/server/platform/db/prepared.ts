import type { Database } from './connect.ts';

/**
 * A statement that is asked often, made once for each database: putting its text together costs more than asking it. Through
 * a pooler it goes without its name.
 */
export function prepared<Statement>(make: (db: Database) => Statement): (db: Database) => Statement {
  const made = new WeakMap<Database, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}
