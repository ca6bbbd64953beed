import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, anonymousLink, session, user } from '#server/platform/db/schema/account.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, consumer, newAddress, PASSWORD, signInByLink, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const uid = async (client: Client) => (await client.me()).user!.uid;
const chatIds = async (client: Client) => (await client.must('getUserChats', null)).chats.map(({ id }) => id);

describe('the anonymous session', () => {
  test('nobody is nobody until they have a session; a visitor needs no terms', async () => {
    const client = createClient(server.url);
    expect((await client.me()).user).toBeNull();
    await client.post('/api/auth/sign-in/anonymous', {});
    expect((await client.me()).user).toMatchObject({
      isAnonymous: true,
      email: null,
      needsToAcceptTos: false,
      attorneyId: null,
      claims: {},
    });
  });

  test('its cookie is HttpOnly and SameSite=Lax', async () => {
    const response = await createClient(server.url).post('/api/auth/sign-in/anonymous', {});
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect(response.headers.get('set-cookie')).toMatch(/SameSite=Lax/i);
  });

  test('a cookie with a wrong signature is nobody’s', async () => {
    const client = await visitor(server);
    const [[name, value]] = [...client.cookies] as [[string, string]];
    client.cookies.set(name, `${value.slice(0, -6)}AAAA%3D`);
    expect((await client.me()).user).toBeNull();
    client.cookies.set(name, '%');
    expect((await client.me()).user).toBeNull();
  });
});

describe('what an anonymous visitor wrote follows them', () => {
  test('a new account keeps the id, so nothing has to move', async () => {
    const client = await visitor(server);
    const before = await uid(client);
    const { chatId } = await client.must('sendMessage', { message: 'My landlord kept my deposit' });
    await signInByLink(server, client, newAddress('new'));
    await client.must('acceptTos', null);
    expect(await uid(client)).toBe(before);
    expect(await chatIds(client)).toEqual([chatId]);
  });

  test('an account that existed gets the chats, and the anonymous one is gone', async () => {
    const email = newAddress('existing');
    const first = await consumer(server, email);
    const own = (await first.must('sendMessage', { message: 'one' })).chatId;
    const client = await visitor(server);
    const anonymousId = await uid(client);
    const { chatId } = await client.must('sendMessage', { message: 'two' });
    await signInByLink(server, client, email);
    expect(await uid(client)).toBe(await uid(first));
    expect((await chatIds(client)).toSorted()).toEqual([own, chatId].toSorted());
    expect(await server.app.deps.db.select().from(user).where(eq(user.id, anonymousId))).toEqual([]);
    expect(await client.must('transferAnonymousChats', { anonymousUserId: anonymousId })).toEqual({
      success: true,
      moved: 0,
    });
  });

  test('the anonymous session ends: a cookie from before is nobody’s', async () => {
    for (const email of [newAddress('new'), (await consumer(server)).email]) {
      const client = await visitor(server);
      const planted = createClient(server.url);
      for (const [name, value] of client.cookies) planted.cookies.set(name, value);
      await signInByLink(server, client, email);
      expect((await planted.me()).user).toBeNull();
      expect((await client.me()).user).toMatchObject({ email });
    }
  });

  test('naming someone else’s anonymous id moves nothing', async () => {
    const victim = await visitor(server);
    const { chatId } = await victim.must('sendMessage', { message: 'mine' });
    const thief = await consumer(server);
    for (const anonymousUserId of [await uid(victim), crypto.randomUUID(), 'x']) {
      expect((await thief.call('transferAnonymousChats', { anonymousUserId })).error?.status).toBe('PERMISSION_DENIED');
    }
    expect(await chatIds(thief)).toEqual([]);
    expect(await chatIds(victim)).toEqual([chatId]);
  });

  test('nor does naming another member’s id', async () => {
    const victim = await consumer(server);
    await victim.must('sendMessage', { message: 'mine' });
    const thief = await consumer(server);
    expect((await thief.call('transferAnonymousChats', { anonymousUserId: await uid(victim) })).error?.status).toBe(
      'PERMISSION_DENIED',
    );
    expect(await chatIds(victim)).toHaveLength(1);
  });

  test('a move that failed is made up for by transferAnonymousChats, with the proof that was kept', async () => {
    const { db } = server.app.deps;
    const member = await consumer(server);
    const client = await visitor(server);
    const anonymousUserId = await uid(client);
    const { chatId } = await client.must('sendMessage', { message: 'late' });
    await db.insert(anonymousLink).values({ anonymousUserId, userId: await uid(member) });
    expect((await member.me()).previousAnonymousId).toBe(anonymousUserId);
    expect(await member.must('transferAnonymousChats', { anonymousUserId })).toEqual({ success: true, moved: 1 });
    expect(await chatIds(member)).toEqual([chatId]);
    expect((await member.me()).previousAnonymousId).toBeNull();
  });

  test('an attorney who signs in takes no chats along', async () => {
    const attorney = await attorneyPerson(server);
    const client = await visitor(server);
    const anonymousId = await uid(client);
    await client.must('sendMessage', { message: 'tried it' });
    await client.post('/api/auth/sign-in/email', { email: attorney.email, password: PASSWORD });
    const rows = await server.app.deps.db.select().from(chat).where(eq(chat.ownerId, anonymousId));
    expect(rows).toHaveLength(1);
    expect((await client.me()).user).toMatchObject({ attorneyId: attorney.attorneyId });
  });
});

describe('signing in with a password', () => {
  const signIn = async (email: string, password: string) => {
    const response = await createClient(server.url).post('/api/auth/sign-in/email', { email, password });
    return { status: response.status, body: (await response.json()) as object };
  };

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await attorneyPerson(server);
    const wrong = await signIn(email, 'not the password');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
    expect(await signIn(newAddress('unknown'), 'not the password')).toEqual(wrong);
  });

  test('a disabled account is told so, and its session ends', async () => {
    const attorney = await attorneyPerson(server);
    await server.app.deps.db.update(user).set({ disabled: true }).where(eq(user.email, attorney.email));
    expect((await attorney.me()).user).toBeNull();
    expect(await signIn(attorney.email, PASSWORD)).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
  });

  test('passwords are stored with a memory-hard hash', async () => {
    const { email } = await attorneyPerson(server);
    const [row] = await server.app.deps.db
      .select({ password: account.password })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(eq(user.email, email));
    expect(row?.password).not.toContain(PASSWORD);
    expect(row?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});

describe('sessions', () => {
  test('signing in gives a new session, signing out ends it on the server', async () => {
    const client = await consumer(server);
    const cookies = new Map(client.cookies);
    await client.post('/api/auth/sign-out', {});
    const replay = createClient(server.url);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    expect((await replay.me()).user).toBeNull();
  });

  test('they expire', async () => {
    const client = await consumer(server);
    await server.app.deps.db
      .update(session)
      .set({ expiresAt: new Date(server.clock.now.getTime() - 1) })
      .where(eq(session.userId, await uid(client)));
    expect((await client.me()).user).toBeNull();
  });

  test('a page of somebody else’s cannot sign anyone in or out', async () => {
    const client = await consumer(server);
    const foreign = { origin: 'https://evil.example' };
    expect((await client.post('/api/auth/sign-out', {}, foreign)).status).toBe(403);
    expect((await client.post('/api/auth/sign-in/anonymous', {}, foreign)).status).toBe(403);
    expect((await client.me()).user).toMatchObject({ email: client.email });
  });

  test('what the sign-in library offers beyond our flows is closed', async () => {
    const client = await consumer(server);
    const closed = [
      '/sign-up/email',
      '/update-user',
      '/change-email',
      '/delete-user',
      '/link-social',
      '/list-sessions',
      '/sign-in/magic-link',
      '/reset-password',
      '/forget-password',
      '/delete-anonymous-user',
      '/magic-link/verify',
    ];
    for (const path of closed) {
      expect((await client.post(`/api/auth${path}`, {})).status).toBe(404);
      expect((await client.request(`/api/auth${path}`)).status).toBe(404);
    }
  });

  test('staff are those whose verified address is on the list', async () => {
    expect((await (await consumer(server, 'staff@plainly.example')).me()).user?.claims).toEqual({
      tos_v: 1,
      staff: true,
    });
    expect((await (await consumer(server)).me()).user?.claims).toEqual({ tos_v: 1 });
  });
});
