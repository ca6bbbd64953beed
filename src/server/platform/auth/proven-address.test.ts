import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, session, user } from '#server/platform/db/schema/account.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import { createClient, type Client } from '#test/client.ts';
import { startOpenIdProvider } from '#test/fakes/openid-provider.ts';
import { signInWithGoogle } from '#test/google.ts';
import { attorneyPerson, newAddress, PASSWORD, signInByLink, tokenMailedTo, visitor } from '#test/people.ts';
import { sessionCookieFor } from '#test/session-cookie.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const STAFF = 'staff@plainly.example';
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

let subs = 0;
const google = (client: Client, email: string, verified: boolean, sub = `sub-${(subs += 1)}`) =>
  signInWithGoogle(server, provider, client, { sub, email, email_verified: verified, name: 'Ann Example' });

/** An account as an older version could leave it: made by somebody who never proved the address. */
async function plant(email: string, options: { password?: boolean } = {}): Promise<Client> {
  const { db, auth } = server.app.deps;
  const [row] = await db.insert(user).values({ name: 'Eve', email, tosVersion: 1 }).returning({ id: user.id });
  const userId = row!.id;
  await db.insert(account).values({ accountId: `eve-${userId}`, providerId: 'google', userId });
  if (options.password) {
    const password = await auth.hashPassword('what Eve chose');
    await db.insert(account).values({ accountId: userId, providerId: 'credential', userId, password });
  }
  const client = createClient(server.url);
  await sessionCookieFor(server, client, userId);
  return client;
}

const uidOf = async (client: Client) => (await client.me()).user?.uid;
const providersOf = async (email: string) => {
  const { db } = server.app.deps;
  const rows = await db
    .select({ id: account.accountId })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(eq(user.email, email));
  return rows.map(({ id }) => id).filter((id) => id.startsWith('eve-'));
};

describe('an address that the provider has not verified', () => {
  test('makes no account and no session', async () => {
    const [eve, email] = [await visitor(server), newAddress('victim')];
    const end = await google(eve, email, false);
    expect(end.searchParams.get('error')).toBe('email_not_verified');
    expect((await eve.me()).user?.isAnonymous).toBe(true);
    expect(await server.app.deps.db.select().from(user).where(eq(user.email, email))).toEqual([]);
  });

  test('never makes staff, not even after the owner has proven it', async () => {
    const eve = await visitor(server);
    await google(eve, STAFF, false);
    const owner = await visitor(server);
    await signInByLink(server, owner, STAFF);
    await owner.must('acceptTos', null);
    expect((await owner.me()).user?.claims.staff).toBe(true);
    expect((await eve.call('staffGetOverview', null)).error?.status).toBe('PERMISSION_DENIED');
  });
});

describe('an account that nobody proved', () => {
  test('opens nothing that belongs to the address', async () => {
    const email = newAddress('victim');
    const { db } = server.app.deps;
    await db.insert(supportMessage).values({ email, message: 'my words', contactMethods: ['email'] });
    const eve = await plant(email);
    expect((await eve.me()).user).toBeNull();
    expect((await eve.request('/api/account/export')).status).toBe(401);
    expect((await eve.call('deleteAccount', { email })).error?.status).toBe('UNAUTHENTICATED');
    expect(await db.select().from(supportMessage).where(eq(supportMessage.email, email))).toHaveLength(1);
  });
});

type Way = 'mailed link' | 'Google' | 'password reset';
const prove: Record<Way, (client: Client, email: string) => Promise<void>> = {
  'mailed link': (client, email) => signInByLink(server, client, email),
  Google: async (client, email) => void (await google(client, email, true, `owner-${email}`)),
  'password reset': async (client, email) => {
    await client.must('sendPasswordResetEmail', { email });
    const token = await tokenMailedTo(server, email, '/auth/password-reset');
    await client.must('completePasswordReset', { token, password: PASSWORD });
    await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  },
};

describe.each(Object.keys(prove) as Way[])('the owner proves it by %s', (way) => {
  test('and whoever was in the account before is out, with every way back in', async () => {
    const email = newAddress('victim');
    const eve = await plant(email, { password: true });
    const owner = await visitor(server);
    await prove[way](owner, email);
    expect((await owner.me()).user).toMatchObject({ email, isAnonymous: false });
    expect((await eve.me()).user).toBeNull();
    expect(await providersOf(email)).toEqual([]);
    const again = await eve.post('/api/auth/sign-in/email', { email, password: 'what Eve chose' });
    expect(again.status).toBe(401);
    const { db } = server.app.deps;
    const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
    expect(await db.select().from(session).where(eq(session.userId, row!.id))).toHaveLength(1);
  });
});

const WAYS = ['mailed link', 'Google', 'password'] as const;
type SignIn = (typeof WAYS)[number];
const ORDERS = WAYS.flatMap((first) =>
  WAYS.flatMap((second) => WAYS.map((third): [SignIn, SignIn, SignIn] => [first, second, third])),
);
const signIn: Record<SignIn, (client: Client, email: string) => Promise<unknown>> = {
  'mailed link': (client, email) => signInByLink(server, client, email),
  Google: (client, email) => google(client, email, true, `owner-${email}`),
  password: (client, email) => client.post('/api/auth/sign-in/email', { email, password: PASSWORD }),
};

describe('whatever the order', () => {
  test.each(ORDERS)('%s, %s, %s: one account for its owner, nothing for who only claims it', async (...order) => {
    const email = newAddress('order');
    const attorney = await attorneyPerson(server, { email });
    const uid = await uidOf(attorney);
    for (const way of order) {
      const eve = await visitor(server);
      await google(eve, email, false);
      const owner = createClient(server.url);
      await signIn[way](owner, email);
      expect(await uidOf(owner)).toBe(uid);
      expect((await eve.me()).user?.isAnonymous).toBe(true);
      expect((await eve.call('getAttorneyLeads', null)).error?.status).toBe('PERMISSION_DENIED');
    }
    // Proven all along: nobody who signed in on the way is thrown out.
    expect(await uidOf(attorney)).toBe(uid);
  });
});
