import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { appliedMigrations, readJournal } from './schema-version.ts';

/** Whether requests should come here, and if not, why. */
export type Readiness = () => Promise<{ database: boolean; migrations: boolean; running: boolean }>;

const PATIENCE_MS = 1_000;

export function createReadiness(pool: pg.Pool, state: { readonly isStopping: boolean }): Readiness {
  const latest = Math.max(0, ...readJournal().entries.map(({ when }) => when));
  return async () => {
    const asked = appliedMigrations(pool).catch(() => null);
    const applied = await Promise.race([asked, sleep(PATIENCE_MS, null, { ref: false })]);
    return {
      database: applied !== null,
      // One more is a newer server that has started beside this one.
      migrations: applied !== null && applied.some((when) => when >= latest),
      running: !state.isStopping,
    };
  };
}
