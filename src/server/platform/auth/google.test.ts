import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, user } from '#server/platform/db/schema/account.ts';
import type { Client } from '#test/client.ts';
import { startOpenIdProvider, type Persona } from '#test/fakes/openid-provider.ts';
import { signInWithGoogle as signInAt } from '#test/google.ts';
import { consumer, newAddress, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await startTestServer({
    env: { GOOGLE_CLIENT_ID: 'plainly', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: provider.url },
  });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

let number = 0;
const persona = (values: Partial<Persona> = {}): Persona => {
  number += 1;
  return { sub: `google-${number}`, email: newAddress('google'), email_verified: true, name: 'Ann Example', ...values };
};

const signInWithGoogle = (client: Client, as: Persona) => signInAt(server, provider, client, as);

describe('Google sign-in', () => {
  test('asks for name and address, and for nothing else', async () => {
    const started = await (await visitor(server)).post('/api/auth/sign-in/social', { provider: 'google' });
    const { url } = (await started.json()) as { url: string };
    expect(new URL(url).searchParams.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
  });

  test('links the anonymous account: the id and the chats stay', async () => {
    const client = await visitor(server);
    const before = (await client.me()).user!.uid;
    const { chatId } = await client.must('sendMessage', { message: 'My landlord kept my deposit' });
    const ann = persona();
    const end = await signInWithGoogle(client, ann);
    expect(end.pathname + end.search).toBe('/auth/callback');
    expect((await client.me()).user).toMatchObject({
      uid: before,
      email: ann.email,
      displayName: 'Ann Example',
      isAnonymous: false,
      needsToAcceptTos: true,
    });
    await client.must('acceptTos', null);
    expect((await client.must('getUserChats', null)).chats.map(({ id }) => id)).toEqual([chatId]);
  });

  test('an account in use is signed in, and the anonymous chats come along', async () => {
    const ann = persona();
    const first = await visitor(server);
    await signInWithGoogle(first, ann);
    await first.must('acceptTos', null);
    const second = await visitor(server);
    const { chatId } = await second.must('sendMessage', { message: 'from my phone' });
    await signInWithGoogle(second, ann);
    expect((await second.me()).user!.uid).toBe((await first.me()).user!.uid);
    expect((await second.must('getUserChats', null)).chats.map(({ id }) => id)).toContain(chatId);
  });

  test('a verified Google address joins the account that proved the same address', async () => {
    const member = await consumer(server);
    const client = await visitor(server);
    await signInWithGoogle(client, persona({ email: member.email }));
    expect((await client.me()).user!.uid).toBe((await member.me()).user!.uid);
  });

  test('an unverified one does not: e-mail exists but is not linked', async () => {
    const member = await consumer(server);
    const client = await visitor(server);
    const end = await signInWithGoogle(client, persona({ email: member.email, email_verified: false }));
    expect(end.searchParams.get('error')).toBe('account_not_linked');
    expect((await client.me()).user?.isAnonymous).toBe(true);
    const { db } = server.app.deps;
    const linked = await db
      .select()
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(and(eq(user.email, member.email), eq(account.providerId, 'google')));
    expect(linked).toEqual([]);
  });

  test('a token with a broken signature is refused', async () => {
    const client = await visitor(server);
    provider.state.tamper = true;
    const end = await signInWithGoogle(client, persona());
    provider.state.tamper = false;
    expect(end.searchParams.get('error')).toBeTruthy();
    expect((await client.me()).user?.isAnonymous).toBe(true);
  });

  test('a provider that was away at the start is found when it is back', async () => {
    const away = await startOpenIdProvider();
    const { port } = away;
    await away.stop();
    const late = await startTestServer({
      env: { GOOGLE_CLIENT_ID: 'plainly', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: away.url },
    });
    const client = await visitor(late);
    const start = () => client.post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/' });
    expect((await start()).status).toBe(404);
    const back = await startOpenIdProvider(port);
    expect((await start()).status).toBe(200);
    await back.stop();
    await late.close();
  });

  test('me tells whether Google is there to sign in with', async () => {
    const without = await startTestServer();
    expect([(await (await visitor(server)).me()).google, (await (await visitor(without)).me()).google]).toEqual([
      true,
      false,
    ]);
    await without.close();
  });
});
