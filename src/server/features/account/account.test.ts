import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailToken } from '#server/platform/db/schema/account.ts';
import { createClient } from '#test/client.ts';
import {
  attorneyPerson,
  consumer,
  mailsTo,
  newAddress,
  PASSWORD,
  signInByLink,
  tokenMailedTo,
  visitor,
} from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const later = (minutes: number) => (server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000));

describe('sendEmailLoginLink', () => {
  test('mails a link to the callback page, and keeps only a hash of its token', async () => {
    const email = newAddress('link');
    await createClient(server.url).must('sendEmailLoginLink', { email: ` ${email.toUpperCase()} ` });
    const [letter] = await mailsTo(server, email);
    expect(letter?.text).toContain(`${server.url}/auth/callback?mode=signIn&token=`);
    expect(letter?.html).toContain('/auth/callback?mode=signIn&amp;token=');
    const token = await tokenMailedTo(server, email);
    const rows = await server.app.deps.db.select().from(emailToken).where(eq(emailToken.email, email));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is written in the language of whoever asks, and leads to that page', async () => {
    const email = newAddress('enlace');
    await createClient(server.url).must('sendEmailLoginLink', { email, language: 'es' });
    const [letter] = await mailsTo(server, email);
    expect(letter?.subject).toBe('Entre a Plainly');
    expect(letter?.text).toContain(`${server.url}/es/auth/callback?mode=signIn&token=`);
    expect(letter?.html).toContain('<html lang="es">');
  });

  test('answers the same for a known and an unknown address', async () => {
    const known = await consumer(server);
    const client = createClient(server.url);
    const unknown = await client.call('sendEmailLoginLink', { email: newAddress('unknown') });
    expect(await client.call('sendEmailLoginLink', { email: known.email })).toEqual(unknown);
  });

  test.each([
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
    ['a@b.example, c@d.example', 'Please enter a valid email address'],
    ['a@b.example\r\nBcc: c@d.example', 'Please enter a valid email address'],
  ])('refuses %j', async (email, words) => {
    expect((await createClient(server.url).call('sendEmailLoginLink', { email })).error?.message).toBe(words);
  });
});

describe('signing in with a mailed link', () => {
  const complete = async (token: string, email: string) => {
    const client = createClient(server.url);
    const response = await client.post('/api/auth/magic-link/complete', { token, email });
    return { client, status: response.status, body: (await response.json()) as { code?: string; message?: string } };
  };
  const mailed = async (email: string) => {
    await createClient(server.url).must('sendEmailLoginLink', { email });
    return tokenMailedTo(server, email);
  };

  test('signs in and creates the account, which has to accept the terms', async () => {
    const email = newAddress('fresh');
    const { client, status } = await complete(await mailed(email), email);
    expect(status).toBe(200);
    expect((await client.me()).user).toMatchObject({
      email,
      isAnonymous: false,
      needsToAcceptTos: true,
      attorneyId: null,
      claims: {},
    });
  });

  test('works once', async () => {
    const email = newAddress('once');
    const token = await mailed(email);
    expect((await complete(token, email)).status).toBe(200);
    expect((await complete(token, email)).body).toEqual({
      code: 'invalid-action-code',
      message: 'Invalid sign-in link',
    });
  });

  test('works once even when five try at the same moment', async () => {
    const email = newAddress('race');
    const token = await mailed(email);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => complete(token, email)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is void after 15 minutes', async () => {
    const email = newAddress('late');
    const token = await mailed(email);
    later(15);
    expect((await complete(token, email)).status).toBe(400);
  });

  test('is void once a newer one was asked for', async () => {
    const email = newAddress('twice');
    const older = await mailed(email);
    later(1);
    const newer = await mailed(email);
    expect((await complete(older, email)).status).toBe(400);
    expect((await complete(newer, email)).status).toBe(200);
  });

  test('stays valid when somebody asks from another network, and goes when either is used', async () => {
    const proxied = await startTestServer({ env: { TRUST_PROXY: 'on' } });
    const client = createClient(proxied.url);
    const email = newAddress('owner');
    const ask = async (network: string) => {
      await client.post('/us-central1/sendEmailLoginLink', { data: { email } }, { 'x-forwarded-for': network });
      proxied.clock.now = new Date(proxied.clock.now.getTime() + 1000);
      return tokenMailedTo(proxied, email);
    };
    const signIn = async (token: string) =>
      (await createClient(proxied.url).post('/api/auth/magic-link/complete', { token, email })).status;
    const first = await ask('192.0.2.1');
    const strangers = await ask('198.51.100.7');
    const owners = await ask('192.0.2.1');
    expect(await signIn(first)).toBe(400);
    expect(await signIn(owners)).toBe(200);
    expect(await signIn(strangers)).toBe(400);
    await proxied.close();
  });

  test('another address does not use it up', async () => {
    const email = newAddress('mine');
    const token = await mailed(email);
    expect((await complete(token, newAddress('other'))).body).toEqual({
      code: 'wrong-address',
      message: 'This link was sent to another email address. Please check what you typed.',
    });
    expect((await complete(token, '')).body).toEqual({
      code: 'missing-email',
      message: 'Email is required to complete sign-in',
    });
    expect((await complete(token, ` ${email.toUpperCase()} `)).status).toBe(200);
    // Used up, it asks nobody for an address.
    expect((await complete(token, '')).body).toMatchObject({ code: 'invalid-action-code' });
  });

  test('opening the link by GET does not use it up', async () => {
    const email = newAddress('scanner');
    const token = await mailed(email);
    for (const path of ['/api/auth/magic-link/complete', '/api/auth/magic-link/verify']) {
      expect((await fetch(`${server.url}${path}?token=${token}`, { redirect: 'manual' })).status).toBe(404);
    }
    expect((await complete(token, email)).status).toBe(200);
  });
});

describe('acceptTos', () => {
  test('records the version, which appears among the claims', async () => {
    const client = await visitor(server);
    await signInByLink(server, client, newAddress('terms'));
    expect((await client.call('getUserChats', null)).error).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'Please accept the Terms of Service to continue',
    });
    expect(await client.must('acceptTos', null)).toEqual({ success: true, tosVersion: 1 });
    expect((await client.me()).user).toMatchObject({ needsToAcceptTos: false, claims: { tos_v: 1 } });
    expect((await client.call('getUserChats', null)).status).toBe(200);
  });
});

describe('resetting a password', () => {
  test('only an account with a password gets a mail; the answer does not tell', async () => {
    const attorney = await attorneyPerson(server);
    const member = await consumer(server);
    const client = createClient(server.url);
    const answers = [];
    for (const email of [attorney.email, member.email, newAddress('unknown')]) {
      answers.push(await client.call('sendPasswordResetEmail', { email }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const resets = async (email: string) =>
      (await mailsTo(server, email)).filter((m) => m.subject.startsWith('Reset')).length;
    expect([await resets(attorney.email), await resets(member.email)]).toEqual([1, 0]);
  });

  test('causes the same work for an address with a password and for one without', async () => {
    const { db } = server.app.deps;
    const known = (await attorneyPerson(server)).email;
    const unknown = newAddress('unknown');
    for (const email of [known, unknown]) await createClient(server.url).must('sendPasswordResetEmail', { email });
    for (const email of [known, unknown]) {
      expect(await db.select().from(emailToken).where(eq(emailToken.email, email))).toHaveLength(1);
      expect(await mailsTo(server, email)).toHaveLength(1);
    }
    const [letter] = await mailsTo(server, unknown);
    expect(letter?.subject).toBe('About your Plainly password');
    expect(letter?.text).not.toContain('token=');
  });

  test('the link tells whose it is, sets the password once, and signs out every session', async () => {
    const attorney = await attorneyPerson(server);
    const client = createClient(server.url);
    await client.must('sendPasswordResetEmail', { email: attorney.email });
    const token = await tokenMailedTo(server, attorney.email, '/auth/password-reset');
    expect(await client.must('validatePasswordResetToken', { token })).toEqual({ email: attorney.email });
    expect(await client.must('validatePasswordResetToken', { token })).toEqual({ email: attorney.email });
    expect((await client.call('completePasswordReset', { token, password: 'short' })).error?.message).toBe(
      'Password must be at least 6 characters',
    );
    await client.must('completePasswordReset', { token, password: 'a new one' });
    expect((await client.call('completePasswordReset', { token, password: 'another' })).error).toEqual({
      status: 'NOT_FOUND',
      message: 'Invalid or expired password reset link',
    });
    expect((await attorney.me()).user).toBeNull();
    const signIn = (password: string) =>
      createClient(server.url).post('/api/auth/sign-in/email', { email: attorney.email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn('a new one')).status).toBe(200);
  });

  test('a wrong, an expired and a missing token are refused in words', async () => {
    const attorney = await attorneyPerson(server);
    const client = createClient(server.url);
    await client.must('sendPasswordResetEmail', { email: attorney.email });
    const token = await tokenMailedTo(server, attorney.email, '/auth/password-reset');
    later(60);
    const invalid = { status: 'NOT_FOUND', message: 'Invalid or expired password reset link' };
    expect((await client.call('validatePasswordResetToken', { token })).error).toEqual(invalid);
    expect((await client.call('completePasswordReset', { token, password: 'a new one' })).error).toEqual(invalid);
    expect((await client.call('validatePasswordResetToken', { token: 'guess' })).error).toEqual(invalid);
    expect((await client.call('validatePasswordResetToken', {})).error?.message).toBe('Invalid password reset token');
  });

  test('a sign-in link is no reset link', async () => {
    const attorney = await attorneyPerson(server);
    const client = createClient(server.url);
    await client.must('sendEmailLoginLink', { email: attorney.email });
    const token = await tokenMailedTo(server, attorney.email, '/auth/callback');
    expect((await client.call('completePasswordReset', { token, password: 'a new one' })).error?.status).toBe(
      'NOT_FOUND',
    );
  });
});
