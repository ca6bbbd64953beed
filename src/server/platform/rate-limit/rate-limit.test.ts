import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '#server/platform/db/schema/account.ts';
import { createClient } from '#test/client.ts';
import { attorneyPerson, newAddress, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => server.close());

let network = 0;
/** A client at a network address of its own. */
function someone() {
  network += 1;
  const address = `192.0.2.${network}`;
  const client = createClient(server.url);
  const headers = { 'x-forwarded-for': address };
  return {
    call: async (name: string, data: unknown) => (await client.post(`/us-central1/${name}`, { data }, headers)).status,
    post: async (path: string, body: unknown) => {
      const response = await client.post(path, body, headers);
      return { status: response.status, body: (await response.json()) as object };
    },
  };
}

describe('limits', () => {
  test('five sign-in links an address in 15 minutes, wherever they are asked from', async () => {
    const email = newAddress('popular');
    for (let i = 0; i < 5; i++) expect(await someone().call('sendEmailLoginLink', { email })).toBe(200);
    expect(await someone().call('sendEmailLoginLink', { email })).toBe(429);
    expect(await someone().call('sendEmailLoginLink', { email: newAddress('other') })).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000);
    expect(await someone().call('sendEmailLoginLink', { email })).toBe(200);
  });

  test('twenty an hour-quarter from one network address, whatever addresses it names', async () => {
    const caller = someone();
    for (let i = 0; i < 20; i++)
      expect(await caller.call('sendPasswordResetEmail', { email: newAddress('many') })).toBe(200);
    expect(await caller.call('sendPasswordResetEmail', { email: newAddress('many') })).toBe(429);
    expect(await someone().call('sendPasswordResetEmail', { email: newAddress('many') })).toBe(200);
  });

  test('ten passwords for one address, wherever they are tried from, right or wrong', async () => {
    const email = newAddress('guessed');
    const guess = () => someone().post('/api/auth/sign-in/email', { email, password: 'a guess' });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
    expect(await guess()).toEqual({
      status: 429,
      body: { code: 'too-many-requests', message: 'Too many failed attempts. Please try again later.' },
    });
  });

  test('thirty passwords from one network address, whatever accounts it tries', async () => {
    const caller = someone();
    const guess = async () =>
      (await caller.post('/api/auth/sign-in/email', { email: newAddress('spread'), password: 'a guess' })).status;
    for (let i = 0; i < 30; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  test('many at the same moment are counted one by one', async () => {
    const email = newAddress('burst');
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => someone().call('sendEmailLoginLink', { email })),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  test('twenty messages a minute to the assistant, then a clear refusal', async () => {
    const client = await visitor(server);
    const { chatId } = await client.must('sendMessage', { message: 'hello' });
    for (let i = 0; i < 19; i++)
      expect((await client.call('sendMessage', { message: 'again', chatId })).status).toBe(200);
    expect((await client.call('sendMessage', { message: 'once more', chatId })).error).toEqual({
      status: 'RESOURCE_EXHAUSTED',
      message: 'Too many requests. Please wait a moment and try again.',
    });
  });

  test('the table holds no address in clear', async () => {
    const attorney = await attorneyPerson(server);
    await someone().call('sendEmailLoginLink', { email: attorney.email });
    const rows = await server.app.deps.db.select().from(rateLimit);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|192\.0\.2/);
  });
});

test('without a trusted proxy a made-up network address changes nothing', async () => {
  const direct = await startTestServer({ env: { RATE_LIMITS: 'on' } });
  const client = createClient(direct.url);
  const call = async (i: number) =>
    (
      await client.post(
        '/us-central1/sendPasswordResetEmail',
        { data: { email: newAddress('spoof') } },
        { 'x-forwarded-for': `198.51.100.${i}` },
      )
    ).status;
  for (let i = 0; i < 20; i++) expect(await call(i)).toBe(200);
  expect(await call(21)).toBe(429);
  await direct.close();
});
