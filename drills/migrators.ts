import { startDatabase } from './database.ts';
import { inScope, type Drill } from './drill.ts';
import { startServer } from './server.ts';

const ROUNDS = 3;

/** First starts of three servers at once, with demonstration data: all of them come up, and it is there once. */
export const migrators: Drill = {
  name: 'three first starts at once',
  async run() {
    let started = 0;
    let doubled = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await inScope(async (scope) => {
        const database = await startDatabase(scope);
        const starts = await Promise.allSettled([1, 2, 3].map(() => startServer(scope, database.url, { DEMO: 'on' })));
        started += starts.filter(({ status }) => status === 'fulfilled').length;
        const [people] = await database.ask<{ n: number }>('select count(*)::int as n from "user"');
        doubled += (people?.n ?? 0) - 3;
      });
    }
    return { acknowledged: started, lost: 3 * ROUNDS - started, doubled, errors: 0, healedMs: null };
  },
};
