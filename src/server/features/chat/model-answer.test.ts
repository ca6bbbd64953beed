import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '#test/fakes/model-server.ts';
import { visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const KEY = 'sk-secret-key-of-a-test';
const QUESTION = 'My landlord in Queens kept my security deposit after I moved out';
const form = {
  kind: 'legal',
  summary: 'Deposit kept by the landlord',
  searchWords: 'landlord kept my security deposit',
  categories: ['housing'],
  isCategoryClear: true,
  usState: 'New York',
  county: 'Queens',
  day: null,
  wantsAttorney: false,
};
const ANSWER = [
  'After you move out, the landlord has 14 days ',
  'to return the rest of the deposit. [1] ',
  'The landlord has 90 days to apologize. [1] I am sorry.',
];

/** A million characters, in pieces. */
const ENDLESS = Array.from({ length: 500 }, () => 'Thank you for asking. '.repeat(100));

let isDown = false;
let isEndless = false;
let model: ModelServer;
let server: TestServer;
const logged: string[] = [];

beforeAll(async () => {
  model = await startModelServer(({ body }) => {
    if (isDown) return { status: 401 };
    if (isEndless && body.stream) return { say: [ANSWER[0]!, ANSWER[1]!, ...ENDLESS] };
    return body.stream ? { say: ANSWER } : { say: JSON.stringify(form) };
  });
  server = await startTestServer({
    env: { ASSISTANT_MODEL: 'compatible:fake', ASSISTANT_API_KEY: KEY, ASSISTANT_BASE_URL: model.url },
    log: pino({ level: 'debug' }, new Writable({ write: (line, _, done) => done(void logged.push(String(line))) })),
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

test('an answer of the model is streamed, stored with its sources, and read again', async () => {
  const client = await visitor(server);
  const body = { data: { message: QUESTION } };
  const streamed = await client.post('/us-central1/sendMessage', body, { accept: 'text/event-stream' });
  const text = await streamed.text();
  expect(text).toContain('"type":"answer"');
  const { chats } = await client.must('getUserChats', null);
  const { messages } = await client.must('getChatMessages', { chatId: chats[0]!.id });
  const answer = messages[1]!;
  expect(answer.content).toContain('14 days');
  expect(answer.content).toContain('I am sorry.');
  expect(answer.sources).toEqual([expect.objectContaining({ number: 1, citation: expect.stringContaining('7-108') })]);
  expect(text + answer.content).not.toContain('90 days');
  expect(chats[0]).toMatchObject({ title: 'Deposit kept by the landlord' });

  const asked = 'and if he ignores it?';
  await client.must('sendMessage', { message: asked, chatId: chats[0]!.id });
  expect(model.seen.at(-1)?.body.messages.filter(({ role }) => role !== 'system')).toMatchObject([
    { role: 'user', content: QUESTION },
    { role: 'assistant' },
    { role: 'user', content: asked },
  ]);
});

test('a model that does not stop is cut off, and what is stored can be read', async () => {
  isEndless = true;
  const client = await visitor(server);
  const { aiResponse } = await client.must('sendMessage', { message: QUESTION });
  isEndless = false;
  expect(aiResponse.content).toContain('14 days');
  expect(aiResponse.content.length).toBeLessThan(50_000);
  expect(aiResponse.content).toContain('This is general information, not legal advice.');
});

test('a refused key is logged once, without the key and without a word of the chat, and the person is answered', async () => {
  isDown = true;
  logged.length = 0;
  const client = await visitor(server);
  const sent = await client.must('sendMessage', { message: QUESTION });
  expect(sent.aiResponse.content).toContain('14 days');
  expect(logged.filter((line) => line.includes('the model did not answer'))).toEqual([
    expect.stringContaining('"kind":"refused-key","status":401'),
  ]);
  expect(logged.join('')).not.toMatch(/sk-secret|deposit/i);
  expect(model.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});
