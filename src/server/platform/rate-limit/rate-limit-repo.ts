import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/connect.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { rateLimit } from '#server/platform/db/schema/account.ts';

export type Limit = { readonly max: number; readonly seconds: number };
export type RateLimiter = {
  /** Counts one hit; false when this key has used up its window. */
  allow(key: string, limit: Limit): Promise<boolean>;
  /** Forgets windows that can no longer refuse anyone. */
  prune(olderThan: Date): Promise<void>;
};

/** Kept in the database, so that every replica counts together. Keys are hashed: the table names nobody. */
export function createRateLimiter(options: {
  db: Database;
  secret: string;
  now: () => Date;
  enabled: boolean;
}): RateLimiter {
  const hash = (key: string) => createHmac('sha256', options.secret).update(key).digest('base64url');

  return {
    async allow(key, limit) {
      if (!options.enabled) return true;
      const now = options.now();
      const windowBegan = new Date(now.getTime() - limit.seconds * 1000);
      const isOver = sql`${rateLimit.windowStart} <= ${windowBegan}`;
      const [row] = await options.db
        .insert(rateLimit)
        .values({ key: hash(`${key}|${limit.seconds}`), windowStart: now, hits: 1 })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            hits: sql`case when ${isOver} then 1 else ${rateLimit.hits} + 1 end`,
            windowStart: sql`case when ${isOver} then ${now} else ${rateLimit.windowStart} end`,
          },
        })
        .returning({ hits: rateLimit.hits });
      return row !== undefined && row.hits <= limit.max;
    },
    async prune(olderThan) {
      await deleteInBatches(options.db, rateLimit, lt(rateLimit.windowStart, olderThan));
    },
  };
}
