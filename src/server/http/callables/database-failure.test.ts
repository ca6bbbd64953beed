import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let admin: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  const url = new URL(inject('postgres').url);
  const [row] = (await server.app.deps.db.execute(sql`select current_database() as name`)).rows;
  url.pathname = `/${String(row!['name'])}`;
  admin = new pg.Client(url.href);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await server.close();
});

async function whileLocked<T>(table: string, run: () => Promise<T>): Promise<T> {
  await admin.query(`begin; lock table "${table}"`);
  try {
    return await run();
  } finally {
    await admin.query('rollback');
  }
}

test('somebody who writes while the database is busy reads that their message is kept, and the same again works', async () => {
  const client = await visitor(server);
  const request = { message: 'My landlord kept my deposit', requestId: crypto.randomUUID() };
  const refused = await whileLocked('chat', () => client.call('sendMessage', request));
  expect(refused).toMatchObject({
    status: 503,
    error: { status: 'UNAVAILABLE', message: 'We are having trouble, your message is kept, try again.' },
  });
  expect((await client.call('sendMessage', request)).status).toBe(200);
});

test('whatever else cannot be read right now is unavailable, never internal', async () => {
  const client = await visitor(server);
  const [list, me, signIn] = await whileLocked('session', () =>
    Promise.all([
      client.call('getUserChats', null),
      client.request('/api/auth/me'),
      client.post('/api/auth/sign-in/email', { email: 'ann@people.example', password: 'secret' }),
    ]),
  );
  expect(list.error).toEqual({
    status: 'UNAVAILABLE',
    message: 'We are having trouble. Please try again in a moment.',
  });
  expect([me.status, await me.json()]).toEqual([
    503,
    { code: 'unavailable', message: 'We are having trouble. Please try again in a moment.' },
  ]);
  expect([signIn.status, await signIn.json()]).toMatchObject([503, { code: 'unavailable' }]);
});
