import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#test/client.ts';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { readEvents, type EventReader } from '#test/event-reader.ts';
import { consumer, signInByLink, visitor } from '#test/people.ts';
import { startReplica } from '#test/replica.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Both sides of a lead, listening, with their first word already heard. */
async function listening() {
  const made = await contact(server);
  const streams = { client: await readEvents(made.client), attorney: await readEvents(made.attorney) };
  expect(await streams.client.next()).toBe('leads');
  expect(await streams.attorney.next()).toBe('leads');
  const close = () => Object.values(streams).forEach((stream) => stream.close());
  return { ...made, streams, close };
}

const bothHear = async ({ client, attorney }: { client: EventReader; attorney: EventReader }) => {
  expect(await client.next()).toBe('leads');
  expect(await attorney.next()).toBe('leads');
};

describe('both sides hear of', () => {
  test('a message, a decision and a withdrawal', async () => {
    const { client, attorney, leadId, streams, close } = await listening();
    await client.must('sendMessageToAttorney', { leadId, content: 'Hello?' });
    await bothHear(streams);
    await attorney.must('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH });
    await bothHear(streams);
    await client.must('withdrawContact', { leadId });
    await bothHear(streams);
    close();
  });

  test('a chat that is deleted with its leads', async () => {
    const { client, chatId, streams, close } = await listening();
    await client.must('deleteChat', { chatId });
    await bothHear(streams);
    close();
  });
});

test('a new lead reaches an attorney who is waiting', async () => {
  const { attorney, streams, close } = await listening();
  const other = await consumer(server);
  const { chatId } = await other.must('sendMessage', { message: 'My landlord kept my deposit.' });
  await other.must('contactAttorney', { attorneyId: attorney.attorneyId, chatId, firstMessage: 'Hello' });
  expect(await streams.attorney.next()).toBe('leads');
  close();
});

test('what happens to others is not heard', async () => {
  const { client, leadId, streams, close } = await listening();
  const stranger = await readEvents(await consumer(server));
  await stranger.next();
  await client.must('sendMessageToAttorney', { leadId, content: 'Hello?' });
  await bothHear(streams);
  const heard = await Promise.race([stranger.next(), client.must('getContactedAttorneys', null).then(() => 'nothing')]);
  expect(heard).toBe('nothing');
  stranger.close();
  close();
});

test('nobody and visitors are refused', async () => {
  expect((await createClient(server.url).request('/api/events')).status).toBe(401);
  expect((await (await visitor(server)).request('/api/events')).status).toBe(403);
});

test('a person has room for 20 streams, and again when they are closed', async () => {
  const client = await consumer(server);
  const streams: EventReader[] = [];
  for (let count = 0; count < 20; count++) streams.push(await readEvents(client));
  for (const stream of streams) await stream.next();
  expect((await client.request('/api/events')).status).toBe(429);
  streams.forEach((stream) => stream.close());
  await expect.poll(async () => (await reopened(client)).status).toBe(200);
});

async function reopened(client: Awaited<ReturnType<typeof consumer>>) {
  const stream = await readEvents(client);
  stream.close();
  return stream;
}

test('news crosses from one server process to another', async () => {
  const { client, leadId, streams, close } = await listening();
  const replica = await startReplica(server);
  const response = await replica.call(client, 'sendMessageToAttorney', { leadId, content: 'From the other one' });
  expect(response.status).toBe(200);
  await bothHear(streams);
  await replica.close();
  close();
});

test('after the database dropped the connection everybody is told to look again, and hears on', async () => {
  const { client, leadId, streams, close } = await listening();
  await server.app.deps.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plainly-events' and datname = current_database()`,
  );
  await bothHear(streams);
  await client.must('sendMessageToAttorney', { leadId, content: 'Still there?' });
  await bothHear(streams);
  close();
});

test('a stream ends with its session: signed out here, elsewhere, or with the account', async () => {
  const [client, twin] = [await consumer(server), createClient(server.url)];
  await signInByLink(server, twin, client.email);
  const [own, other] = [await readEvents(client), await readEvents(twin)];
  expect([await own.next(), await other.next()]).toEqual(['leads', 'leads']);
  await client.post('/api/auth/sign-out', {});
  expect(await own.next()).toBeNull();
  expect(await other.next()).toBe('leads');
  await twin.must('acceptTos', null);
  await twin.must('deleteAccount', { email: client.email });
  expect(await other.next()).toBeNull();
});

test('closing the app ends the streams', async () => {
  const own = await startTestServer();
  const stream = await readEvents(await consumer(own));
  expect(await stream.next()).toBe('leads');
  const closed = own.close();
  expect(await stream.next()).toBeNull();
  await closed;
});
