import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '#server/platform/db/schema/account.ts';
import { chat, chatRequest } from '#server/platform/db/schema/chat.ts';
import { document } from '#server/platform/db/schema/documents.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import { createClient } from '#test/client.ts';
import { consumer, newAddress, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { forgetExpired } from './housekeeping-repo.ts';
import { RETENTION } from './retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(server.clock.now.getTime() + days * DAY);

test('anonymous chats go 30 days after the last message, with their owner; a member’s chats stay', async () => {
  const { db } = server.app.deps;
  const visitorClient = await visitor(server);
  const member = await consumer(server);
  const anonymousId = (await visitorClient.me()).user!.uid;
  const old = await visitorClient.must('sendMessage', { message: 'old' });
  const kept = await member.must('sendMessage', { message: 'kept' });
  const chats = async () => (await db.select({ id: chat.id }).from(chat)).map(({ id }) => id);

  await forgetExpired(db, inDays(29));
  expect(await chats()).toEqual(expect.arrayContaining([old.chatId, kept.chatId]));
  await forgetExpired(db, inDays(31));
  expect(await chats()).toEqual([kept.chatId]);
  expect(await db.select().from(user).where(eq(user.id, anonymousId))).toEqual([]);
});

test('a visitor’s documents go 30 days after the last change; while one is alive its chat and its owner stay', async () => {
  const { db } = server.app.deps;
  const client = await visitor(server);
  const uid = (await client.me()).user!.uid;
  const { chatId } = await client.must('sendMessage', { message: 'my landlord kept my deposit' });
  const start = { definitionId: 'security-deposit-demand-letter', chatId };
  const { documentId } = await client.must('startDocument', start);
  const [begun] = await db.select().from(document).where(eq(document.id, documentId));
  await db
    .update(document)
    .set({ updatedAt: inDays(20) })
    .where(eq(document.id, documentId));
  const left = async () => [
    (await db.select().from(document).where(eq(document.id, documentId))).length,
    (await db.select().from(chat).where(eq(chat.id, chatId))).length,
    (await db.select().from(user).where(eq(user.id, uid))).length,
  ];

  expect(begun!.chatId).toBe(chatId);
  await forgetExpired(db, inDays(40));
  expect(await left()).toEqual([1, 1, 1]);
  await forgetExpired(db, inDays(51));
  expect(await left()).toEqual([0, 0, 0]);
});

test('messages from the contact form go after a year', async () => {
  const { db } = server.app.deps;
  const contactMethods = { email: true, phone: false, text: false };
  await createClient(server.url).must('submitIssue', { email: newAddress('w'), message: 'hello', contactMethods });
  await forgetExpired(db, inDays(364));
  expect(await db.select().from(supportMessage)).toHaveLength(1);
  await forgetExpired(db, inDays(366));
  expect(await db.select().from(supportMessage)).toEqual([]);
});

test('mails go after 30 days, except those that still wait', async () => {
  const { db } = server.app.deps;
  await db.delete(mail);
  const letter = { recipient: 'ann@people.example', subject: 'S', text: 'T', html: 'H' };
  await db
    .insert(mail)
    .values((['sent', 'failed', 'expired', 'queued'] as const).map((status) => ({ ...letter, status })));
  const left = async () => (await db.select({ status: mail.status }).from(mail)).map(({ status }) => status);
  await forgetExpired(db, inDays(29));
  expect(await left()).toHaveLength(4);
  await forgetExpired(db, inDays(31));
  expect(await left()).toEqual(['queued']);
});

test('the key of an answered message goes after a week, and thousands go as well', async () => {
  const { db } = server.app.deps;
  const client = await consumer(server);
  const { chatId } = await client.must('sendMessage', { message: 'one' });
  await db.execute(sql`insert into chat_request (user_id, request_id, chat_id, is_new_chat, user_message_id, answer_id)
    select user_id, gen_random_uuid(), chat_id, false, user_message_id, answer_id from chat_request,
      generate_series(1, 2500) where chat_id = ${chatId}`);
  const open = { requestId: crypto.randomUUID(), chatId, isNewChat: false, userMessageId: crypto.randomUUID() };
  await db.insert(chatRequest).values({ ...open, userId: (await client.me()).user!.uid });
  const left = () => db.$count(chatRequest, eq(chatRequest.chatId, chatId));
  await forgetExpired(db, inDays(6));
  expect(await left()).toBe(2502);
  await forgetExpired(db, inDays(8));
  expect(await left()).toBe(1);
});

test('the privacy policy says of every table how long it is kept', async () => {
  const { rows } = await server.app.deps.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  expect(Object.keys(RETENTION).toSorted()).toEqual(rows.map(({ name }) => name));
  const policy = readFileSync('content/pages/privacy.md', 'utf8');
  for (const [what, howLong] of Object.values(RETENTION)) expect(policy).toContain(`| ${what} | ${howLong} |`);
});
