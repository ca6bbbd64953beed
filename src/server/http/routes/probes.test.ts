import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const TOKEN = 'a token for whoever reads the numbers';
const authorization = `Bearer ${TOKEN}`;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });
const numbers = async () => (await get('/metrics', { authorization })).text();

test('a server that serves is alive and ready', async () => {
  expect((await get('/livez')).status).toBe(200);
  for (const path of ['/readyz', '/healthz']) {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, checks: { database: true, migrations: true, running: true } },
    ]);
  }
});

test('without its migrations, and without an answer of the database, it is alive but not ready', async () => {
  const { db } = server.app.deps;
  await db.execute(sql`alter table drizzle.__drizzle_migrations rename to away`);
  const missing = await get('/readyz');
  expect([missing.status, await missing.json()]).toMatchObject([
    503,
    { checks: { database: true, migrations: false } },
  ]);
  await db.execute(sql`alter table drizzle.away rename to __drizzle_migrations`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table drizzle.__drizzle_migrations`);
    const silent = await get('/readyz');
    expect([silent.status, await silent.json()]).toMatchObject([503, { checks: { database: false } }]);
    expect((await get('/livez')).status).toBe(200);
  });
  expect((await get('/readyz')).status).toBe(200);
});

test.each(['/health', '/status', '/ping', '/readyz/deep', '/startupz', '/metrics'])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404);
  expect((await get(path, { authorization: 'Bearer guessed' })).status).toBe(404);
});

test('the numbers tell requests by name and outcome, answers, queues, connections, streams and memory', async () => {
  const client = await visitor(server);
  await client.must('sendMessage', { message: 'I want to kill myself' });
  await client.call('getChatMessages', { chatId: 'not an id' });
  const text = await numbers();
  for (const line of [
    /^plainly_requests_total\{name="sendMessage",outcome="ok"\} 1$/m,
    /^plainly_requests_total\{name="getChatMessages",outcome="refused-400"\} 1$/m,
    /^plainly_request_seconds_bucket\{name="sendMessage",le="\+Inf"\} 1$/m,
    /^plainly_request_seconds_count\{name="sendMessage"\} 1$/m,
    /^plainly_answers_total\{mind="built-in"\} 1$/m,
    /^plainly_crisis_answers_total 1$/m,
    /^plainly_queue_jobs\{queue="housekeeping"\} \d+$/m,
    /^plainly_queue_oldest_seconds\{queue="housekeeping"\} [\d.]+$/m,
    /^plainly_pool_connections\{state="idle"\} \d+$/m,
    /^plainly_event_streams 0$/m,
    /^process_resident_memory_bytes \d+$/m,
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).toMatch(/^# TYPE plainly_request_seconds histogram$/m);
});

test('a server that is about to stop is not ready any more', async () => {
  server.app.stop();
  const response = await get('/readyz');
  expect([response.status, await response.json()]).toMatchObject([503, { checks: { running: false } }]);
  expect((await get('/livez')).status).toBe(200);
});
