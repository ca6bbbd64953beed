import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Assistant, ReplyEvent } from '#assistant/reply.ts';
import { START } from '#assistant/remember/state.ts';
import { answerRating, chat, message } from '#server/platform/db/schema/chat.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import type { Client } from '#test/client.ts';
import { attorneyPerson, consumer, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const finished: ReplyEvent = {
  type: 'finished',
  state: START,
  title: 'A title from the issue',
  shouldShowLoginPrompt: true,
  terminated: false,
};

/** An assistant that a test can hold back, break or end the chat with. */
const source = {
  number: 1,
  title: 'Deposits',
  citation: 'GOL § 7-108',
  url: 'https://law.example/7-108',
  checked: '2026-11-15',
};
const deadline = {
  rule: 'DL08',
  variant: 'moved-out',
  triggerDate: '2026-10-31',
  date: 'return',
  label: 'Last day for the landlord to return the deposit',
  day: 'Monday, November 16, 2026',
  iso: '2026-11-16',
};
const script = {
  gate: Promise.resolve(),
  fail: false,
  terminate: false,
  asked: [] as string[],
  state: null as unknown,
};
const assistant: Assistant = {
  close: () => Promise.resolve(),
  async *reply(turn) {
    script.asked.push(turn.message);
    script.state = turn.state;
    if (turn.message.includes('in danger')) yield { type: 'crisis' };
    yield { type: 'text', markdown: 'Keep **every** letter. ' };
    await Promise.race([script.gate, new Promise((resolve) => turn.signal.addEventListener('abort', resolve))]);
    if (turn.signal.aborted) return yield finished;
    if (script.fail) throw new Error('no answer');
    yield { type: 'text', markdown: '<script>alert(1)</script>[Contact](javascript:alert(1))' };
    yield { type: 'sources', sources: [source], facts: ['H02'] };
    if (turn.message.includes('October 31')) yield { type: 'deadlines', deadlines: [deadline] };
    yield { ...finished, terminated: script.terminate };
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ assistant });
});
afterEach(() => {
  script.gate = Promise.resolve();
});
afterAll(() => server.close());

async function withFailure<T>(run: () => Promise<T>): Promise<T> {
  script.fail = true;
  try {
    return await run();
  } finally {
    script.fail = false;
  }
}

const messagesOf = async (client: Client, chatId: string) =>
  (await client.must('getChatMessages', { chatId })).messages;

describe('sendMessage', () => {
  test('the first message creates a chat, titled after the issue', async () => {
    const client = await consumer(server);
    const sent = await client.must('sendMessage', { message: '  My landlord kept\nmy deposit  ' });
    expect(sent).toMatchObject({ isNewChat: true, chatTitle: 'A title from the issue', terminated: false });
    expect(sent.userMessage).toMatchObject({
      role: 'user',
      content: '<p>My landlord kept<br>my deposit</p>',
      userEmail: client.email,
    });
    expect(sent.aiResponse.role).toBe('assistant');
    const { chats } = await client.must('getUserChats', null);
    expect(chats).toEqual([
      expect.objectContaining({ id: sent.chatId, title: 'A title from the issue', terminated: false }),
    ]);
  });

  test('days that were counted are kept with the answer', async () => {
    const client = await visitor(server);
    const sent = await client.must('sendMessage', { message: 'I moved out on October 31' });
    expect(sent.aiResponse.deadlines).toEqual([deadline]);
    const [, answer] = await messagesOf(client, sent.chatId);
    expect(answer?.deadlines).toEqual([deadline]);
  });

  test('an answer to somebody in danger says so from its first words, and still does later', async () => {
    const client = await visitor(server);
    const data = { message: 'I am in danger' };
    const streamed = await client.post('/us-central1/sendMessage', { data }, { accept: 'text/event-stream' });
    const [, firstWords] = (await streamed.text()).split('\n\n');
    expect(firstWords).toContain('"isCrisis":true');
    const { chats } = await client.must('getUserChats', null);
    const [question, answer] = await messagesOf(client, chats[0]!.id);
    expect(answer?.isCrisis).toBe(true);
    expect(question).not.toHaveProperty('isCrisis');
    const calm = await client.must('sendMessage', { message: 'Thank you', chatId: chats[0]!.id });
    expect(calm.aiResponse).not.toHaveProperty('isCrisis');
  });

  test('a second message goes on in the same chat', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    const second = await client.must('sendMessage', { message: 'two', chatId });
    expect(second).toMatchObject({ isNewChat: false, chatId });
    expect((await messagesOf(client, chatId)).map((m) => m.role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  test('markup in what a person writes is text, and markup in an answer is sanitized', async () => {
    const client = await consumer(server);
    const sent = await client.must('sendMessage', { message: '<img src=x onerror=alert(1)> & "quotes"' });
    expect(sent.userMessage.content).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;</p>');
    expect(sent.aiResponse.content).toContain('<strong>every</strong>');
    expect(sent.aiResponse.content).not.toMatch(/<script|javascript:|onerror=/);
  });

  test('an empty message and one that is too long are refused', async () => {
    const client = await consumer(server);
    expect((await client.call('sendMessage', { message: ' \n ' })).error?.message).toBe('Message is required');
    expect((await client.call('sendMessage', { message: 'x'.repeat(4001) })).error?.message).toBe(
      'Message must be at most 4000 characters',
    );
    expect((await client.must('getUserChats', null)).chats).toEqual([]);
  });

  test("somebody else's chat is not found, and gets nothing", async () => {
    const owner = await consumer(server);
    const stranger = await consumer(server);
    const { chatId } = await owner.must('sendMessage', { message: 'mine' });
    expect((await stranger.call('sendMessage', { message: 'hello', chatId })).error?.status).toBe('NOT_FOUND');
    expect(await messagesOf(owner, chatId)).toHaveLength(2);
  });

  test('a failed answer leaves nothing behind', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    await withFailure(async () => {
      expect((await client.call('sendMessage', { message: 'two', chatId })).status).toBe(500);
      expect((await client.call('sendMessage', { message: 'a new chat' })).status).toBe(500);
    });
    expect(await messagesOf(client, chatId)).toHaveLength(2);
    expect((await client.must('getUserChats', null)).chats).toHaveLength(1);
    expect((await client.must('sendMessage', { message: 'two', chatId })).userMessage.content).toBe('<p>two</p>');
  });

  test('the same request twice stores the message once, also at the same moment', async () => {
    const client = await consumer(server);
    const request = { message: 'only once', requestId: crypto.randomUUID() };
    const [first, second] = await Promise.all([
      client.must('sendMessage', request),
      client.must('sendMessage', request),
    ]);
    const third = await client.must('sendMessage', request);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect((await client.must('getUserChats', null)).chats).toHaveLength(1);
    expect(await messagesOf(client, first.chatId)).toHaveLength(2);
  });

  test('one answer at a time: a second message waits until the first is answered', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    const gate = Promise.withResolvers<void>();
    script.gate = gate.promise;
    const asked = script.asked.length;
    const slow = client.must('sendMessage', { message: 'two', chatId });
    await expect.poll(() => script.asked.length).toBe(asked + 1);
    expect((await client.call('sendMessage', { message: 'three', chatId })).error?.status).toBe('FAILED_PRECONDITION');
    gate.resolve();
    await slow;
    expect((await client.call('sendMessage', { message: 'three', chatId })).status).toBe(200);
  });

  test('a reader who leaves finds the whole answer when they come back', async () => {
    const client = await consumer(server);
    const gate = Promise.withResolvers<void>();
    script.gate = gate.promise;
    const left = new AbortController();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${server.url}/us-central1/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
      body: JSON.stringify({ data: { message: 'I have to go' } }),
      signal: left.signal,
    });
    await response.body!.getReader().read();
    left.abort();
    gate.resolve();
    await expect
      .poll(async () => {
        const { chats } = await client.must('getUserChats', null);
        return (await messagesOf(client, chats[0]!.id)).map((m) => m.role);
      })
      .toEqual(['user', 'assistant']);
  });

  test('a terminated chat accepts no more messages', async () => {
    const client = await consumer(server);
    script.terminate = true;
    const { chatId, terminated } = await client.must('sendMessage', { message: 'goodbye' });
    script.terminate = false;
    expect(terminated).toBe(true);
    expect((await client.call('sendMessage', { message: 'still there?', chatId })).error).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'This conversation has ended',
    });
  });

  test('the goodbye sent again brings the answer it had, although the chat has ended', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    const goodbye = { message: 'goodbye', chatId, requestId: crypto.randomUUID() };
    script.terminate = true;
    const first = await client.must('sendMessage', goodbye);
    script.terminate = false;
    expect(await client.must('sendMessage', goodbye)).toEqual(first);
    expect(await messagesOf(client, chatId)).toHaveLength(4);
  });

  test('a chat begun from another, sent again after that one was deleted, is begun once', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    const begun = { message: 'two', continues: chatId, requestId: crypto.randomUUID() };
    const first = await client.must('sendMessage', begun);
    await client.must('deleteChat', { chatId });
    expect(await client.must('sendMessage', begun)).toEqual(first);
    expect((await client.must('getUserChats', null)).chats).toHaveLength(1);
  });

  test('a chat ends at 200 messages', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    const rows = await server.app.deps.db
      .select()
      .from(message)
      .where(eq(message.chatId, chatId))
      .orderBy(message.position);
    await server.app.deps.db.update(message).set({ position: 198 }).where(eq(message.id, rows[1]!.id));
    expect((await client.must('sendMessage', { message: 'two', chatId })).terminated).toBe(true);
  });

  test('a chat that goes on from a full one begins with what was told there, and nobody goes on from another’s', async () => {
    const client = await consumer(server);
    const { db } = server.app.deps;
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    const told = { scriptVersion: 3, file: { amounts: { rent: 900 }, dates: {} }, told: ['housing/x#y'], answers: 99 };
    await db.update(chat).set({ state: told, terminated: true }).where(eq(chat.id, chatId));
    const next = await client.must('sendMessage', { message: 'and now?', continues: chatId });
    expect(next.isNewChat).toBe(true);
    expect(script.state).toEqual({ scriptVersion: 3, file: { amounts: { rent: 900 }, dates: {} } });
    const stranger = await consumer(server);
    const refused = await stranger.call('sendMessage', { message: 'mine?', continues: chatId });
    expect(refused.error?.status).toBe('NOT_FOUND');
  });

  test('an anonymous visitor has one chat, and is asked to log in where the assistant says so', async () => {
    const client = await visitor(server);
    const first = await client.must('sendMessage', { message: 'one' });
    const second = await client.must('sendMessage', { message: 'two' });
    expect(second).toMatchObject({ isNewChat: false, chatId: first.chatId });
    expect(second.aiResponse.shouldShowLoginPrompt).toBe(true);
    expect(second.userMessage).toMatchObject({ userName: 'Anonymous', userEmail: 'anonymous@anonymous.invalid' });
    const member = await consumer(server);
    expect((await member.must('sendMessage', { message: 'one' })).aiResponse.shouldShowLoginPrompt).toBe(false);
  });
});

describe('stopAnswer', () => {
  test('what was said so far becomes the answer', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    script.gate = new Promise(() => {});
    const requestId = crypto.randomUUID();
    const asked = script.asked.length;
    const slow = client.must('sendMessage', { message: 'two', chatId, requestId });
    await expect.poll(() => script.asked.length).toBe(asked + 1);
    const stranger = await consumer(server);
    expect((await stranger.call('stopAnswer', { requestId })).error?.status).toBe('NOT_FOUND');
    await client.must('stopAnswer', { requestId });
    expect((await slow).aiResponse.content).toMatch(/^<p>Keep <strong>every<\/strong> letter\. ?<\/p>$/);
    script.gate = Promise.resolve();
    expect((await client.call('stopAnswer', { requestId })).error?.status).toBe('NOT_FOUND');
    expect((await client.call('sendMessage', { message: 'three', chatId })).status).toBe(200);
  });
});

describe('an answer', () => {
  test('keeps the sources it rests on', async () => {
    const client = await consumer(server);
    const { chatId, aiResponse } = await client.must('sendMessage', { message: 'one' });
    expect(aiResponse.sources).toEqual([source]);
    expect((await messagesOf(client, chatId))[1]?.sources).toEqual([source]);
  });

  test('can be rated, rated again with a reason, and unrated', async () => {
    const client = await visitor(server);
    const { chatId, aiResponse } = await client.must('sendMessage', { message: 'one' });
    const rate = (rating: object) => client.must('rateAnswer', { messageId: aiResponse.id, ...rating });
    const ratings = () =>
      server.app.deps.db.select().from(answerRating).where(eq(answerRating.messageId, aiResponse.id));
    await rate({ verdict: 'up' });
    expect((await messagesOf(client, chatId))[1]?.rating).toBe('up');
    await rate({ verdict: 'down', reason: ' The 14 days are wrong ' });
    expect(await ratings()).toEqual([expect.objectContaining({ verdict: 'down', reason: 'The 14 days are wrong' })]);
    await rate({ verdict: null });
    expect(await ratings()).toEqual([]);
    expect((await messagesOf(client, chatId))[1]).not.toHaveProperty('rating');
  });

  test('of somebody else, and a message that is no answer, cannot be rated', async () => {
    const client = await consumer(server);
    const stranger = await consumer(server);
    const { userMessage, aiResponse } = await client.must('sendMessage', { message: 'one' });
    expect((await stranger.call('rateAnswer', { messageId: aiResponse.id, verdict: 'up' })).error?.status).toBe(
      'NOT_FOUND',
    );
    expect((await client.call('rateAnswer', { messageId: userMessage.id, verdict: 'up' })).error?.status).toBe(
      'NOT_FOUND',
    );
    expect((await client.call('rateAnswer', { messageId: aiResponse.id, verdict: 'sideways' })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
    const reason = 'x'.repeat(501);
    expect((await client.call('rateAnswer', { messageId: aiResponse.id, verdict: 'up', reason })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
  });
});

describe('reading, renaming and deleting', () => {
  test('chats come oldest first', async () => {
    const client = await consumer(server);
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c']) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      ids.push((await client.must('sendMessage', { message: text })).chatId);
    }
    expect((await client.must('getUserChats', null)).chats.map((c) => c.id)).toEqual(ids);
  });

  test.each(['getChatMessages', 'deleteChat', 'chatWasReset'] as const)(
    "%s: somebody else's chat is not found",
    async (name) => {
      const owner = await consumer(server);
      const stranger = await visitor(server);
      const { chatId } = await owner.must('sendMessage', { message: 'mine' });
      expect((await stranger.call(name, { chatId })).error?.status).toBe('NOT_FOUND');
      expect((await stranger.call(name, { chatId: crypto.randomUUID() })).error?.status).toBe('NOT_FOUND');
      expect((await stranger.call(name, { chatId: 'not an id' })).error?.status).toBe('INVALID_ARGUMENT');
      expect(await messagesOf(owner, chatId)).toHaveLength(2);
    },
  );

  test('a title of up to 50 characters is kept, and the assistant leaves it alone', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'one' });
    await client.must('renameChat', { chatId, newTitle: `  ${'t'.repeat(50)}  ` });
    await client.must('sendMessage', { message: 'two', chatId });
    expect((await client.must('getUserChats', null)).chats[0]?.title).toBe('t'.repeat(50));
    expect((await client.call('renameChat', { chatId, newTitle: 't'.repeat(51) })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
    expect((await client.call('renameChat', { chatId, newTitle: '  ' })).error?.status).toBe('INVALID_ARGUMENT');
    const stranger = await consumer(server);
    expect((await stranger.call('renameChat', { chatId, newTitle: 'taken' })).error?.status).toBe('NOT_FOUND');
  });

  test.each(['deleteChat', 'chatWasReset'] as const)(
    '%s removes the chat with its messages and contacts',
    async (name) => {
      const client = await consumer(server);
      const { attorneyId } = await attorneyPerson(server);
      const { chatId } = await client.must('sendMessage', { message: 'one' });
      await client.must('contactAttorney', { attorneyId, chatId, firstMessage: 'Hello\nPlease help' });
      await client.must(name, { chatId });
      const { db } = server.app.deps;
      expect(await db.select().from(chat).where(eq(chat.id, chatId))).toEqual([]);
      expect(await db.select().from(message).where(eq(message.chatId, chatId))).toEqual([]);
      expect(await db.select().from(lead).where(eq(lead.chatId, chatId))).toEqual([]);
      expect((await client.must('getContactedAttorneys', null)).attorneyContacts).toEqual([]);
    },
  );
});
