import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contact } from '#test/contact.ts';
import { createClient } from '#test/client.ts';
import { consumer, visitor } from '#test/people.ts';
import { startSmtpServer } from '#test/fakes/smtp-server.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

/** Planted wherever people can write something; none of it may ever stand in a log. */
const SECRETS = ['Zebulonia', 'Quartzmantel', 'zebulonia.q@people.example', '917-555-0142', '42 Pomegranate Alley'];
const [FIRST, LAST, EMAIL, PHONE, STREET] = SECRETS as [string, string, string, string, string];
const WORDS = `I am ${FIRST} ${LAST} of ${STREET}, ${PHONE}, ${EMAIL}: my landlord kept my deposit`;

const lines: string[] = [];
let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ onLog: (line) => void lines.push(line), env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const logged = (text: string) => lines.some((line) => line.includes(text));

describe('nothing that somebody wrote stands in the log', () => {
  test('of what goes well: chats, contacts, documents, support, sign-in', async () => {
    const { client, leadId } = await contact(server, { info: WORDS, message: WORDS });
    await client.must('sendMessageToAttorney', { leadId, content: WORDS });
    const { chats } = await client.must('getUserChats', null);
    await client.must('renameChat', { chatId: chats[0]!.id, newTitle: `${FIRST} ${LAST}` });
    await createClient(server.url).must('submitIssue', {
      email: EMAIL,
      message: WORDS,
      contactMethods: { email: true, phone: false, text: false },
    });
    await client.must('sendEmailLoginLink', { email: EMAIL });
    await client.request(`/${FIRST}-${LAST}?q=${encodeURIComponent(WORDS)}`);
    await client.request(`/us-central1/${FIRST}`, { method: 'POST' });
  });

  test('of what goes wrong: broken JSON, a broken table, a mail that is refused', async () => {
    const client = await visitor(server);
    const { db } = server.app.deps;
    await client.request('/us-central1/sendMessage', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"data": {"message": "${WORDS}"`,
    });
    await client.post('/api/auth/sign-in/email', { email: EMAIL, password: `${FIRST}${LAST}` });
    smtp.state.mood = 'refuse';
    await client.must('sendEmailLoginLink', { email: EMAIL });
    await expect.poll(() => logged('mail refused'), { timeout: 20_000 }).toBe(true);
    await db.execute(sql`alter table message rename to message_away`);
    expect((await client.call('sendMessage', { message: WORDS })).status).toBe(500);
    await db.execute(sql`alter table message_away rename to message`);
    server.app.deps.log.error(
      { err: new SyntaxError(`Unexpected token 'I', "${WORDS}" is not valid JSON`) },
      'planted',
    );
    server.app.deps.log.error({ err: new Error(`550 5.1.1 <${EMAIL}> unknown; ${EMAIL} is not here`) }, 'planted');
  });

  test('there is a log, and none of it is there', () => {
    expect(lines.length).toBeGreaterThan(20);
    for (const secret of [...SECRETS, 'my landlord kept']) {
      expect(lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
    }
  });
});

test('a broken body at the sign-in doors is refused, and nobody writes past the log', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => written.mockRestore());
  const client = await visitor(server);
  for (const door of ['sign-in/email', 'sign-in/anonymous', 'sign-in/social', 'magic-link/complete', 'sign-out']) {
    const response = await client.request(`/api/auth/${door}`, { method: 'POST', body: `{"email": "${EMAIL}` });
    expect(response.status, door).toBe(400);
  }
  expect(written).not.toHaveBeenCalled();
});

test('every line of a request carries its id, which the answer names too', async () => {
  const client = await consumer(server);
  const { db } = server.app.deps;
  lines.length = 0;
  await db.execute(sql`alter table message rename to message_away`);
  const response = await client.post('/us-central1/sendMessage', { data: { message: 'hello' } });
  await db.execute(sql`alter table message_away rename to message`);
  const id = response.headers.get('x-request-id')!;
  expect(id).toMatch(/^[\w-]{36}$/);
  const own = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ request }) => request === id);
  expect(own.map(({ msg }) => msg)).toEqual(['callable failed', 'answered']);
  expect(own[1]).toMatchObject({ name: 'sendMessage', outcome: 'failed-500' });
});
