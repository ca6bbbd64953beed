import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import { type ModelAct, type ModelServer, startModelServer } from '#test/fakes/model-server.ts';
import { visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const KEY = 'sk-secret-key-of-a-test';
const QUESTION = 'My landlord in Queens kept my security deposit after I moved out';
const topic = openKnowledge().topics.get('housing/security-deposit-return')!;
/** One that the built-in mind would not tell first. */
const chosen = topic.statements.find(({ id }) => id.endsWith('#from-when'))!;
const form = {
  statements: [chosen.id],
  lead: 'I am sorry.',
  act: null,
  usState: 'New York',
  county: 'Queens',
  paper: null,
  served: null,
  livedMonths: null,
  dates: [],
};
const filledIn = (changed: Partial<typeof form> = {}): ModelAct => ({ say: JSON.stringify({ ...form, ...changed }) });
const THANKS = 'Thank you for asking. ';

let act: ModelAct = filledIn();
let model: ModelServer;
let server: TestServer;
const logged: string[] = [];

beforeAll(async () => {
  model = await startModelServer(() => act);
  server = await startTestServer({
    env: { ASSISTANT_MODEL: 'compatible:fake', ASSISTANT_API_KEY: KEY, ASSISTANT_BASE_URL: model.url },
    onLog: (line) => void logged.push(line),
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
  expect(await streamed.text()).toContain('"type":"answer"');
  const { chats } = await client.must('getUserChats', null);
  const { messages } = await client.must('getChatMessages', { chatId: chats[0]!.id });
  const answer = messages[1]!;
  expect(answer.content).toContain('I am sorry.');
  // The authored words open the answer; before the folded parts stands nothing else of the law.
  expect(answer.content.split('<details>')[0]).toContain(chosen.en.split(/[.,]/)[0]!);
  expect(answer.sources).toContainEqual(
    expect.objectContaining({ number: 1, citation: expect.stringContaining('7-108') }),
  );
  expect(chats[0]).toMatchObject({ title: `${topic.label.en}, Queens` });

  const asked = 'and if he ignores it?';
  await client.must('sendMessage', { message: asked, chatId: chats[0]!.id });
  expect(model.seen.at(-1)?.body.messages.filter(({ role }) => role !== 'system')).toMatchObject([
    { role: 'user', content: QUESTION },
    { role: 'assistant' },
    { role: 'user', content: asked },
  ]);
});

test('what a model says of its own about the law, or chooses without being offered it, reaches nobody', async () => {
  act = filledIn({ lead: 'The landlord has 90 days to apologize.', statements: ['housing/made-up#lead', chosen.id] });
  const client = await visitor(server);
  const streamed = await client.post(
    '/us-central1/sendMessage',
    { data: { message: QUESTION } },
    { accept: 'text/event-stream' },
  );
  const text = await streamed.text();
  expect(text).toContain('"type":"answer"');
  expect(text).not.toMatch(/90 days|made-up/);
});

test.each([
  ['a million letters', 1_000_000],
  ['more than is read', 5_000_000],
])('a model that does not stop is cut off, and what is stored can be read: %s', async (_what, letters) => {
  act = filledIn({ lead: THANKS.repeat(letters / THANKS.length) });
  const client = await visitor(server);
  const { aiResponse } = await client.must('sendMessage', { message: QUESTION });
  expect(aiResponse.content).toContain('14 days');
  expect(aiResponse.content.length).toBeLessThan(50_000);
  expect(aiResponse.content).toContain('not legal advice');
});

test('a refused key is logged once, without the key and without a word of the chat, and the person is answered', async () => {
  act = { status: 401 };
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
