import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Assistant, ReplyEvent } from '#assistant/reply.ts';
import { START } from '#assistant/remember/state.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import type { Client } from '#test/client.ts';
import { attorneyProfile, consumer, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const finished: ReplyEvent = {
  type: 'finished',
  state: START,
  title: 'A title',
  shouldShowLoginPrompt: false,
  terminated: false,
};
const script = { gate: Promise.resolve(), asked: 0, last: async () => {} };
const assistant: Assistant = {
  close: () => Promise.resolve(),
  async *reply() {
    script.asked += 1;
    yield { type: 'text', markdown: `Answer ${script.asked}.` };
    await script.gate;
    yield { type: 'attorneys', category: 'housing' };
    // One event is asked for ahead of time: after this one the attorneys are known.
    yield { type: 'text', markdown: ' More.' };
    await script.last();
    yield finished;
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ assistant });
});
afterEach(() => {
  script.gate = Promise.resolve();
  script.last = async () => {};
});
afterAll(() => server.close());

const rolesIn = async (client: Client, chatId: string) =>
  (await client.must('getChatMessages', { chatId })).messages.map(({ role }) => role);

/** As a server that was killed in the middle of an answer leaves it, this many seconds later. */
const silentFor = (chatId: string, seconds: number) =>
  server.app.deps.db
    .update(chat)
    .set({
      answeringSince: sql`clock_timestamp() - make_interval(secs => ${seconds})`,
      answeringBy: crypto.randomUUID(),
    })
    .where(eq(chat.id, chatId));

/** A question in the making, whose maker will not finish until it is let go. */
async function begin(client: Client, message: string, chatId?: string) {
  const gate = Promise.withResolvers<void>();
  script.gate = gate.promise;
  const asked = script.asked;
  const requestId = crypto.randomUUID();
  const answer = client.call('sendMessage', { message, requestId, ...(chatId ? { chatId } : {}) });
  await expect.poll(() => script.asked).toBe(asked + 1);
  const { chats } = await client.must('getUserChats', null);
  return { requestId, answer, letGo: gate.resolve, chatId: chatId ?? chats[0]!.id };
}

test('an answer whose maker has fallen silent is taken over by the same request, and stored once', async () => {
  const client = await consumer(server);
  const first = await begin(client, 'one');
  await silentFor(first.chatId, 11);
  const { messages } = await client.must('getChatMessages', { chatId: first.chatId });
  expect(messages.at(-1)?.unanswered).toEqual({ requestId: first.requestId, text: 'one', isAnswering: false });

  script.gate = Promise.resolve();
  const again = await client.must('sendMessage', { message: 'one', requestId: first.requestId });
  expect(again).toMatchObject({ isNewChat: true, chatId: first.chatId, aiResponse: { role: 'assistant' } });
  first.letGo();
  expect((await first.answer).result).toEqual(again);
  expect(await rolesIn(client, first.chatId)).toEqual(['user', 'assistant']);
});

test('as long as its maker gives signs of life, the same request waits for that answer', async () => {
  const client = await consumer(server);
  const first = await begin(client, 'one');
  const asked = script.asked;
  const again = client.must('sendMessage', { message: 'one', requestId: first.requestId });
  const { messages } = await client.must('getChatMessages', { chatId: first.chatId });
  expect(messages.at(-1)?.unanswered).toMatchObject({ isAnswering: true });
  first.letGo();
  expect(await again).toEqual((await first.answer).result);
  expect(script.asked).toBe(asked);
});

test('whoever goes on after an interruption reads that their question was not answered', async () => {
  const client = await consumer(server);
  const { chatId } = await client.must('sendMessage', { message: 'one' });
  const lost = await begin(client, 'two', chatId);
  await silentFor(chatId, 11);
  script.gate = Promise.resolve();
  await client.must('sendMessage', { message: 'three', chatId });
  lost.letGo();
  await lost.answer;
  const { messages } = await client.must('getChatMessages', { chatId });
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
  expect(messages[3]?.content).toContain('I was interrupted before I could answer this.');
  expect(messages.some(({ unanswered }) => unanswered)).toBe(false);
});

test('a clock that is minutes ahead lets no second answer begin', async () => {
  const client = await consumer(server);
  const first = await begin(client, 'one');
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 150_000);
  const second = await client.call('sendMessage', { message: 'two', chatId: first.chatId });
  server.clock.now = now;
  expect(second.error?.message).toBe('The assistant is still answering. Please wait for it to finish.');
  first.letGo();
  await first.answer;
});

test('what fails after question and answer are stored takes neither back, and the same request brings both', async () => {
  await attorneyProfile(server);
  const client = await consumer(server);
  const { db } = server.app.deps;
  script.last = async () => void (await db.execute(sql`alter table attorney rename to attorney_away`));
  const request = { message: 'one', requestId: crypto.randomUUID() };
  const failed = await client.call('sendMessage', request);
  await db.execute(sql`alter table attorney_away rename to attorney`);
  expect(failed.error?.status).toBe('INTERNAL');
  const sent = await client.must('sendMessage', request);
  expect(await rolesIn(client, sent.chatId)).toEqual(['user', 'assistant']);
});

test('attorneys of an answer that was not stored were not shown', async () => {
  await attorneyProfile(server);
  const client = await consumer(server);
  const { db } = server.app.deps;
  const before = await db.$count(attorneyShowing);
  script.last = () => Promise.reject(new Error('no answer'));
  expect((await client.call('sendMessage', { message: 'one' })).status).toBe(500);
  expect(await db.$count(attorneyShowing)).toBe(before);
  script.last = async () => {};
  await client.must('sendMessage', { message: 'one' });
  expect(await db.$count(attorneyShowing)).toBeGreaterThan(before);
});

test('a visitor who writes in two tabs at once has one chat', async () => {
  for (let round = 0; round < 5; round += 1) {
    const client = await visitor(server);
    await Promise.all([
      client.call('sendMessage', { message: 'from the one' }),
      client.call('sendMessage', { message: 'from the other' }),
    ]);
    expect((await client.must('getUserChats', null)).chats).toHaveLength(1);
  }
});
