import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat, chatRequest } from '#server/platform/db/schema/chat.ts';
import { consumer } from '#test/people.ts';
import { startReplica } from '#test/replica.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { stayAnswering } from '../chats-repo.ts';

let server: TestServer;
let replica: Awaited<ReturnType<typeof startReplica>>;
beforeAll(async () => {
  server = await startTestServer();
  replica = await startReplica(server);
});
afterAll(async () => {
  await replica.close();
  await server.close();
});

/** A question of somebody that is being answered here. */
async function asked() {
  const client = await consumer(server);
  const { chatId, userMessage } = await client.must('sendMessage', { message: 'My landlord kept my deposit.' });
  const userId = (await client.me()).user!.uid;
  const requestId = crypto.randomUUID();
  const by = crypto.randomUUID();
  const { db } = server.app.deps;
  await db.insert(chatRequest).values({ userId, requestId, chatId, isNewChat: false, userMessageId: userMessage.id });
  await db.update(chat).set({ answeringBy: by, answeringSince: new Date() }).where(eq(chat.id, chatId));
  return { client, holding: { chatId, by, userId, requestId } };
}

test('Stop that is pressed on another server is heard without asking', async () => {
  const { client, holding } = await asked();
  const other = await asked();
  const heard = Promise.withResolvers<void>();
  let others = 0;
  const forget = server.app.deps.events.onStop(holding.requestId, heard.resolve);
  server.app.deps.events.onStop(other.holding.requestId, () => (others += 1));
  expect((await replica.call(client, 'stopAnswer', { requestId: holding.requestId })).status).toBe(200);
  await heard.promise;
  forget();
  expect(others).toBe(0);
});

test('a Stop whose word was lost is noticed with the next sign of life', async () => {
  const { client, holding } = await asked();
  const { db } = server.app.deps;
  expect(await stayAnswering(db, holding)).toBe(true);
  await replica.call(client, 'stopAnswer', { requestId: holding.requestId });
  expect(await stayAnswering(db, holding)).toBe(false);
});

test('whoever was taken over from gives no sign of life', async () => {
  const { holding } = await asked();
  expect(await stayAnswering(server.app.deps.db, { ...holding, by: crypto.randomUUID() })).toBe(false);
});
