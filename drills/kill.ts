import type { Drill } from './drill.ts';
import { startDatabase } from './database.ts';
import { startServer } from './server.ts';
import { writeUnderLoad } from './write-under-load.ts';

export const kill: Drill = {
  name: 'server killed in 200 mixed writes',
  async run(scope) {
    const database = await startDatabase(scope);
    let server = await startServer(scope, database.url);
    const { url } = server;
    return writeUnderLoad({
      database,
      url: () => url,
      async fault() {
        server.kill('SIGKILL');
        await server.exited;
        server = await startServer(scope, database.url, { PORT: new URL(url).port });
      },
    });
  },
};
