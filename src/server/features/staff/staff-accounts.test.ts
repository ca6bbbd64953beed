import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { user } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { createClient, type Client } from '#test/client.ts';
import { readEvents } from '#test/event-reader.ts';
import { attorneyPerson, consumer, newAddress, PASSWORD, staff, tokenMailedTo, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let asStaff: Client;
beforeAll(async () => {
  server = await startTestServer();
  asStaff = await staff(server);
});
afterAll(() => server.close());

const accountOf = async (email: string) => (await asStaff.must('staffFindAccount', { email })).account!;
const set = (accountId: string, disabled: boolean) =>
  asStaff.must('staffDisableAccount', { accountId, disabled, reason: 'Sent threats' });

async function linkSignIn(email: string): Promise<number> {
  const client = createClient(server.url);
  await client.must('sendEmailLoginLink', { email });
  const token = await tokenMailedTo(server, email, '/auth/callback');
  return (await client.post('/api/auth/magic-link/complete', { token, email })).status;
}

describe('disabling an account', () => {
  test('ends its sessions and streams at once, and nobody signs in by link until it is enabled', async () => {
    const person = await consumer(server);
    const stream = await readEvents(person);
    await stream.next();
    const { id } = await accountOf(person.email);
    await set(id, true);
    expect((await person.me()).user).toBeNull();
    expect((await person.call('getUserChats', null)).error?.status).toBe('UNAUTHENTICATED');
    expect(await stream.next()).toBeNull();
    expect(await linkSignIn(person.email)).toBe(403);
    expect((await accountOf(person.email)).isDisabled).toBe(true);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await set(id, false);
    expect(await linkSignIn(person.email)).toBe(200);
  });

  test('of an attorney: no password, no reset, and the profile is not shown', async () => {
    const person = await attorneyPerson(server);
    const { id } = await accountOf(person.email);
    await set(id, true);
    const signIn = () =>
      createClient(server.url).post('/api/auth/sign-in/email', { email: person.email, password: PASSWORD });
    expect((await signIn()).status).toBe(403);
    const client = createClient(server.url);
    await client.must('sendPasswordResetEmail', { email: person.email });
    await expect(tokenMailedTo(server, person.email, '/auth/password-reset')).rejects.toThrow('no link');
    const { db } = server.app.deps;
    const [profile] = await db.select().from(attorney).where(eq(attorney.id, person.attorneyId));
    expect(profile?.paused).toBe(true);
    await set(id, false);
    expect((await signIn()).status).toBe(200);
  });

  test('is logged once with its reason, without naming anybody', async () => {
    const { email } = await consumer(server);
    const { id } = await accountOf(email);
    await set(id, true);
    await set(id, true);
    const { rows } = await asStaff.must('staffListActions', { action: 'account-disabled' });
    expect(rows[0]).toMatchObject({ subject: 'Account', details: { reason: 'Sent threats' } });
    expect(rows.filter(({ subject }) => subject.includes('@'))).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

test('what cannot be disabled: nobody, a visitor, oneself; and not without a reason', async () => {
  const own = await accountOf('staff@plainly.example');
  const call = (accountId: string, reason = 'x') =>
    asStaff.call('staffDisableAccount', { accountId, disabled: true, reason });
  expect((await call(own.id)).error?.status).toBe('FAILED_PRECONDITION');
  expect((await call(crypto.randomUUID())).error?.status).toBe('NOT_FOUND');
  expect((await call((await (await visitor(server)).me()).user!.uid)).error?.status).toBe('NOT_FOUND');
  expect((await call(crypto.randomUUID(), ' ')).error?.message).toBe('A reason is required');
  expect((await asStaff.must('staffFindAccount', { email: newAddress('nobody') })).account).toBeNull();
  const [anonymous] = await server.app.deps.db.select().from(user).where(eq(user.isAnonymous, true)).limit(1);
  expect((await asStaff.must('staffFindAccount', { email: anonymous!.email })).account).toBeNull();
});
