import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { CallableName, DataOf } from '#contract/index.ts';
import { createApp } from '#server/app.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';
import { suiteLog } from './suite-log.ts';

/** A second server process on the same database, asked with the sessions of the first. */
export async function startReplica(server: TestServer) {
  const { env, db } = server.app.deps;
  const [row] = (await db.execute(sql`select current_database() as name`)).rows;
  const databaseUrl = new URL(inject('postgres').url);
  databaseUrl.pathname = `/${String(row!['name'])}`;
  const app = await createApp({ env, databaseUrl: databaseUrl.href, log: suiteLog() });
  return {
    close: () => app.close(),
    async call<Name extends CallableName>(client: Client, name: Name, data: DataOf<Name>): Promise<Response> {
      const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      return app.fetch(
        new Request(`${server.url}/us-central1/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ data }),
        }),
      );
    },
  };
}
