import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Assistant } from '#assistant/reply.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { readEnv } from '#server/platform/env.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import type { TestServer } from '#test/server.ts';

const PATIENCE_MS = 5_000;

/** The whole server in this process, on a database of its own that is gone afterwards. */
export async function startStack(
  assistant: Assistant,
  variables: Record<string, string> = {},
  /** The built site; null for the API alone. */
  webRoot: string | null = path.resolve(import.meta.dirname, '../dist'),
): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plainly-bench-'));
  // Root lends the embedded database to another account.
  chmodSync(dataDir, 0o711);
  // After the database's own last step, also when the bench fails half way.
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const database = await startEmbeddedPostgres(dataDir);
  process.once('exit', remove);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' };
  const env = readEnv({ ...own, ...variables });
  const app = await createApp({
    env,
    databaseUrl: database.url,
    log: pino({ level: 'error' }),
    webRoot: webRoot ?? undefined,
    assistant,
  });
  const listening = await listen(app.fetch, env);
  return {
    url,
    databaseUrl: database.url,
    app,
    clock: { now: new Date() },
    async close() {
      await listening.drain(PATIENCE_MS);
      await app.close();
      await listening.close(PATIENCE_MS);
      await database.stop();
    },
  };
}
