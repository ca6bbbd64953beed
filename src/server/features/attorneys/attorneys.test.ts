import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorneyInvite } from '#server/platform/db/schema/attorneys.ts';
import { createClient } from '#test/client.ts';
import { attorneyInviteFor, attorneyProfile, consumer, mailsTo, newAddress, tokenMailedTo } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'eight characters';

async function invited() {
  const profile = await attorneyProfile(server);
  return { profile, attorneyId: await attorneyInviteFor(server, profile), email: newAddress('signup') };
}

describe('attorney signup', () => {
  test('an attorney ID, a mail and a click make an account that signs in with its password', async () => {
    const { profile, attorneyId, email } = await invited();
    const client = createClient(server.url);
    const started = await client.must('attorneyStartSignup', {
      email,
      password,
      attorneyId: ` ${attorneyId.toLowerCase()} `,
    });
    expect(started.success).toBe(true);
    const signIn = () => client.post('/api/auth/sign-in/email', { email, password });
    expect((await signIn()).status).toBe(401);

    const token = await tokenMailedTo(server, email, '/auth/attorney-verification');
    expect((await client.must('attorneyVerifyEmail', { token })).success).toBe(true);
    expect((await signIn()).status).toBe(200);
    expect((await client.me()).user).toMatchObject({
      email,
      displayName: 'Ada Advocate',
      attorneyId: profile,
      needsToAcceptTos: true,
      claims: { attorneyId: profile },
    });
  });

  test('the verification link works once and for 24 hours', async () => {
    const { attorneyId, email } = await invited();
    const client = createClient(server.url);
    await client.must('attorneyStartSignup', { email, password, attorneyId });
    const token = await tokenMailedTo(server, email);
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000);
    const gone = { status: 'NOT_FOUND', message: 'Verification token not found or expired.' };
    expect((await client.call('attorneyVerifyEmail', { token })).error).toEqual(gone);

    await client.must('attorneyStartSignup', { email, password, attorneyId });
    const fresh = await tokenMailedTo(server, email);
    await client.must('attorneyVerifyEmail', { token: fresh });
    expect((await client.call('attorneyVerifyEmail', { token: fresh })).error).toEqual(gone);
    expect((await client.call('attorneyVerifyEmail', { token: '' })).error?.message).toBe(
      'Invalid verification token.',
    );
  });

  test('an unknown or revoked attorney ID is refused, and sends no mail', async () => {
    const { attorneyId, email } = await invited();
    const client = createClient(server.url);
    expect((await client.call('attorneyStartSignup', { email, password, attorneyId: 'NY-GUESS' })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
    await server.app.deps.db
      .update(attorneyInvite)
      .set({ revokedAt: new Date() })
      .where(eq(attorneyInvite.code, attorneyId));
    expect((await client.call('attorneyStartSignup', { email, password, attorneyId })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('a used attorney ID and an address with an account already exist', async () => {
    const first = await invited();
    const client = createClient(server.url);
    await client.must('attorneyStartSignup', { ...first, password });
    await client.must('attorneyVerifyEmail', { token: await tokenMailedTo(server, first.email) });
    const exists = { status: 'ALREADY_EXISTS', message: 'An account with this information already exists.' };
    expect(
      (await client.call('attorneyStartSignup', { ...first, email: newAddress('again'), password })).error,
    ).toEqual(exists);
    const second = await invited();
    const { email } = await consumer(server);
    expect((await client.call('attorneyStartSignup', { ...second, email, password })).error).toEqual(exists);
  });

  test('one attorney ID makes one account, whoever verifies first', async () => {
    const { attorneyId } = await invited();
    const client = createClient(server.url);
    const tokens = [];
    for (const email of [newAddress('first'), newAddress('second')]) {
      await client.must('attorneyStartSignup', { email, password, attorneyId });
      tokens.push(await tokenMailedTo(server, email));
    }
    const outcomes = await Promise.all(tokens.map((token) => client.call('attorneyVerifyEmail', { token })));
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{ email: '', password, attorneyId: 'X' }, 'All fields are required'],
    [{ email: 'a@b.example', password: '', attorneyId: 'X' }, 'All fields are required'],
    [{ email: 'a@b.example', password, attorneyId: ' ' }, 'All fields are required'],
    [{}, 'All fields are required'],
    [{ email: 'nobody', password, attorneyId: 'X' }, 'Please enter a valid email address'],
    [{ email: 'a@b.example', password: 'seven77', attorneyId: 'X' }, 'Password must be at least 8 characters'],
  ])('refuses %j', async (data, words) => {
    expect((await createClient(server.url).call('attorneyStartSignup', data)).error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: words,
    });
  });
});
