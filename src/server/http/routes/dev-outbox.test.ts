import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#test/client.ts';
import { mailsTo, newAddress } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, text: await response.text() };
};

test('the outbox lists mails, shows one and makes its links clickable', async () => {
  expect((await page('/dev/outbox')).text).toContain('Nothing has been sent yet.');
  const email = newAddress('reader');
  await createClient(server.url).must('sendEmailLoginLink', { email });
  const [letter] = await mailsTo(server, email);
  expect((await page('/dev/outbox')).text).toContain(`<a href="/dev/outbox/${letter!.id}">Sign in to Plainly</a>`);
  expect((await page(`/dev/outbox/${letter!.id}`)).text).toMatch(
    /<a href="http[^"]+\/auth\/callback\?mode=signIn&amp;token=[\w-]+">/,
  );
  expect((await page(`/dev/outbox/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await page('/dev/outbox/x')).status).toBe(404);
});

test('there is none in production, nor where mails are sent', async () => {
  const real = {
    DATABASE_URL: 'postgres://unused@localhost/unused',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://help.example.org',
  };
  for (const env of [{ SMTP_URL: 'smtp://127.0.0.1:9' }, { NODE_ENV: 'production', RATE_LIMITS: 'on', ...real }]) {
    const other = await startTestServer({ env });
    expect((await fetch(`${other.url}/dev/outbox`)).status).toBe(404);
    await other.close();
  }
});
