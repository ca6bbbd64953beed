import { newHome, startDatabase } from './database.ts';
import type { Drill } from './drill.ts';
import { startPooler } from './cluster/pooler.ts';
import { startServer } from './server.ts';
import { writeUnderLoad } from './write-under-load.ts';

/** Two servers behind a PgBouncer in transaction mode, which is killed and comes back while people write. */
export const pooler: Drill = {
  name: 'behind a pooler, which is killed',
  async run(scope) {
    const database = await startDatabase(scope);
    const bouncer = await startPooler(scope, newHome(scope), database.url);
    const env = { DATABASE_DIRECT_URL: database.url };
    const servers = [await startServer(scope, bouncer.url, env), await startServer(scope, bouncer.url, env)];
    let turn = 0;
    return writeUnderLoad({
      database,
      url: () => servers[turn++ % servers.length]?.url ?? '',
      async fault() {
        await bouncer.kill();
        await bouncer.start();
      },
    });
  },
};
