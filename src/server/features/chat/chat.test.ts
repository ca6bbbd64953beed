import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consumer, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('smoke', () => {
  test('a visitor sends a message', async () => {
    const v = await visitor(server);
    const sent = await v.must('sendMessage', { message: 'My landlord kept my deposit in Queens' });
    expect(sent).toMatchObject({ isNewChat: true, terminated: false });
    const c = await consumer(server);
    console.log(sent, await c.me());
  });
});
