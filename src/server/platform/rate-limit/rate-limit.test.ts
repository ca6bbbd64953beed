import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '#server/platform/db/schema/account.ts';
import { createClient } from '#test/client.ts';
import { attorneyPerson, newAddress, PASSWORD, visitor } from '#test/people.ts';
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
  const address = `192.0.${Math.floor(network / 250)}.${network % 250}`;
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
  test('five sign-in links an address in 15 minutes, for whoever asks from one network', async () => {
    const [email, stranger, owner] = [newAddress('popular'), someone(), someone()];
    for (let i = 0; i < 5; i++) expect(await stranger.call('sendEmailLoginLink', { email })).toBe(200);
    expect(await stranger.call('sendEmailLoginLink', { email })).toBe(429);
    expect(await stranger.call('sendEmailLoginLink', { email: newAddress('other') })).toBe(200);
    expect(await owner.call('sendEmailLoginLink', { email })).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000);
    expect(await stranger.call('sendEmailLoginLink', { email })).toBe(200);
  });

  test('thirty links flood no mailbox further, wherever they are asked from', async () => {
    const email = newAddress('flooded');
    for (let i = 0; i < 30; i++) expect(await someone().call('sendEmailLoginLink', { email })).toBe(200);
    expect(await someone().call('sendEmailLoginLink', { email })).toBe(429);
  });

  test('twenty an hour-quarter from one network address, whatever addresses it names', async () => {
    const caller = someone();
    for (let i = 0; i < 20; i++)
      expect(await caller.call('sendPasswordResetEmail', { email: newAddress('many') })).toBe(200);
    expect(await caller.call('sendPasswordResetEmail', { email: newAddress('many') })).toBe(429);
    expect(await someone().call('sendPasswordResetEmail', { email: newAddress('many') })).toBe(200);
  });

  test('ten passwords for one address from one network; its owner signs in from theirs', async () => {
    const { email } = await attorneyPerson(server);
    const stranger = someone();
    const guess = () => stranger.post('/api/auth/sign-in/email', { email, password: 'a guess' });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
    expect(await guess()).toEqual({
      status: 429,
      body: { code: 'too-many-requests', message: 'Too many failed attempts. Please try again later.' },
    });
    expect((await someone().post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  });

  test('a hundred passwords for one address from many networks, then none', async () => {
    const email = newAddress('guessed');
    const guess = async () => (await someone().post('/api/auth/sign-in/email', { email, password: 'x' })).status;
    for (let i = 0; i < 100; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  test('all addresses of one IPv6 subscriber are one network, however they are written', async () => {
    const ask = async (address: string) => {
      const body = { data: { email: newAddress('six') } };
      return (
        await createClient(server.url).post('/us-central1/sendEmailLoginLink', body, { 'x-forwarded-for': address })
      ).status;
    };
    for (let i = 0; i < 20; i++) expect(await ask(`2001:db8:1:2:${i}::${i}`)).toBe(200);
    expect(await ask('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await ask('[2001:0DB8:0001:0002::9]:443')).toBe(429);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
  });

  test('a forwarded word that is no address makes no new network', async () => {
    const ask = async (word: string) =>
      (
        await createClient(server.url).post(
          '/us-central1/getMailChoice',
          { data: { token: 'x' } },
          { 'x-forwarded-for': word },
        )
      ).status;
    for (let i = 0; i < 30; i++) expect(await ask(`nonsense-${i}`)).toBe(404);
    expect(await ask('more nonsense')).toBe(429);
  });

  test('thirty passwords from one network address, whatever accounts it tries', async () => {
    const caller = someone();
    const guess = async () =>
      (await caller.post('/api/auth/sign-in/email', { email: newAddress('spread'), password: 'a guess' })).status;
    for (let i = 0; i < 30; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  test('many at the same moment are counted one by one', async () => {
    const [email, caller] = [newAddress('burst'), someone()];
    const statuses = await Promise.all(Array.from({ length: 12 }, () => caller.call('sendEmailLoginLink', { email })));
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
    expect(JSON.stringify(rows)).not.toMatch(/@|192\.0\./);
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
