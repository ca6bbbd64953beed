import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { threadMessage } from '#server/platform/db/schema/leads.ts';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { mailsTo } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const wordsIn = async (leadId: string) => {
  const { db } = server.app.deps;
  const rows = await db.select().from(threadMessage).where(eq(threadMessage.leadId, leadId));
  return rows.map(({ text }) => text).toSorted();
};

test('a message that is sent again after a lost reply is stored once, with the same answer and one mail', async () => {
  const { client, attorney, leadId } = await contact(server);
  await attorney.must('markThreadRead', { leadId });
  const before = (await mailsTo(server, attorney.email)).length;
  const request = { leadId, content: 'Are you there?', requestId: crypto.randomUUID() };
  const first = await client.must('sendMessageToAttorney', request);
  await attorney.must('markThreadRead', { leadId });
  expect(await client.must('sendMessageToAttorney', request)).toEqual(first);
  expect(await wordsIn(leadId)).toEqual(['Are you there?']);
  expect(await mailsTo(server, attorney.email)).toHaveLength(before + 1);
  // Nothing new came in: what the attorney has read stays read.
  expect((await attorney.must('getAttorneyLeads', null)).leads[0]?.unread).toBe(false);
});

test('sent ten times at once, it is stored once', async () => {
  const { attorney, leadId } = await contact(server);
  const request = { leadId, content: 'When did you move out?', requestId: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => attorney.must('sendMessageToUser', request)));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ success: true })));
  expect(await wordsIn(leadId)).toEqual(['When did you move out?']);
});

test('it counts as sent although the attorney has declined in the meantime', async () => {
  const { client, attorney, leadId } = await contact(server);
  const request = { leadId, content: 'One more thing', requestId: crypto.randomUUID() };
  await client.must('sendMessageToAttorney', request);
  await attorney.must('attorneyDeclineLead', {
    attorneyLeadId: leadId,
    declineCategory: 'Conflict of Interest',
    messageToClient: LONG_ENOUGH,
  });
  expect(await client.call('sendMessageToAttorney', request)).toMatchObject({ status: 200 });
  const later = { ...request, requestId: crypto.randomUUID() };
  expect((await client.call('sendMessageToAttorney', later)).error?.status).toBe('FAILED_PRECONDITION');
});

test('a key belongs to one side of one lead: elsewhere it stands for another message', async () => {
  const one = await contact(server);
  const other = await contact(server);
  const requestId = crypto.randomUUID();
  await one.client.must('sendMessageToAttorney', { leadId: one.leadId, content: 'Mine', requestId });
  await one.attorney.must('sendMessageToUser', { leadId: one.leadId, content: 'Yours', requestId });
  await other.client.must('sendMessageToAttorney', { leadId: other.leadId, content: 'Theirs', requestId });
  expect(await wordsIn(one.leadId)).toEqual(['Mine', 'Yours']);
  expect(await wordsIn(other.leadId)).toEqual(['Theirs']);
});

test('without a key, the same words twice are two messages', async () => {
  const { client, leadId } = await contact(server);
  await client.must('sendMessageToAttorney', { leadId, content: 'Hello?' });
  await client.must('sendMessageToAttorney', { leadId, content: 'Hello?' });
  expect(await wordsIn(leadId)).toEqual(['Hello?', 'Hello?']);
});
