import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '#test/client.ts';
import { createTestDatabase } from '#test/database.ts';
import { startSlowModel } from '#test/fakes/slow-model.ts';
import { startProcess, temporaryDirectory } from './server-process.ts';

test('a server is killed in the middle of an answer: the same request to another server brings it, stored once', async () => {
  const database = await createTestDatabase();
  const model = await startSlowModel();
  onTestFinished(() => model.stop());
  const start = async () => {
    const server = await startProcess({
      DATABASE_URL: database.url,
      DATA_DIR: temporaryDirectory(),
      PUBLIC_URL: 'http://localhost',
      AUTH_SECRET: 'a secret for tests, at least 32 characters',
      ASSISTANT_MODEL: 'compatible:slow',
      ASSISTANT_BASE_URL: model.url,
    });
    await server.says('Plainly is ready');
    return server;
  };
  const first = await start();
  const client = createClient(first.url);
  await client.post('/api/auth/sign-in/anonymous', {});
  const data = { message: 'My landlord in Queens kept my security deposit', requestId: crypto.randomUUID() };
  const stream = await client.post('/us-central1/sendMessage', { data }, { accept: 'text/event-stream' });
  const { value } = await stream.body!.getReader().read();
  expect(Buffer.from(value ?? []).toString()).toContain('"type":"stored"');
  first.kill('SIGKILL');
  await first.exitCode;

  const second = await start();
  const elsewhere = createClient(second.url);
  for (const [name, content] of client.cookies) elsewhere.cookies.set(name, content);
  const sent = await elsewhere.must('sendMessage', data);
  expect(sent.aiResponse.content).toContain('14 days');
  const { messages } = await elsewhere.must('getChatMessages', { chatId: sent.chatId });
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  second.kill('SIGTERM');
  await second.exitCode;
  await database.drop();
});
