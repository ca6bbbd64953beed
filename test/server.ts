import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, type App, type AppOptions } from '#server/app.ts';
import { readEnv } from '#server/platform/env.ts';
import { createTestDatabase } from './database.ts';
import { suiteLog } from './suite-log.ts';

export type TestServer = {
  readonly url: string;
  /** Of the database that is its own. */
  readonly databaseUrl: string;
  readonly app: App;
  readonly clock: { now: Date };
  close(): Promise<void>;
};

type Options = {
  readonly env?: Record<string, string>;
  readonly assistant?: AppOptions['assistant'];
  /** Each line of its log. */
  readonly onLog?: (line: string) => void;
};

/** The whole server on a database of its own, reached by real HTTP. Its clock stands still until a test moves it. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const clock = { now: new Date() };
  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = readEnv({
    PUBLIC_URL: url,
    AUTH_SECRET: 'a secret for tests, at least 32 characters',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    STAFF_EMAILS: 'staff@plainly.example',
    ...options.env,
  });
  const app = await createApp({
    env,
    databaseUrl: database.url,
    log: suiteLog(options.onLog),
    now: () => clock.now,
    ...(options.assistant ? { assistant: options.assistant } : {}),
  });
  return {
    url,
    databaseUrl: database.url,
    app,
    clock,
    async close() {
      // As the program stops: nothing new comes in, then the streams end, then the connections.
      const closed = new Promise((resolve) => server.close(resolve));
      await app.close();
      await closed;
      await database.drop();
    },
  };
}
