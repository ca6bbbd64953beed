import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lead } from '#server/platform/db/schema/leads.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';
import type { Client } from '#test/client.ts';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { mailsTo, staff } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let worker: Client;
beforeAll(async () => {
  server = await startTestServer();
  worker = await staff(server);
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const later = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * HOUR);
};
const unanswered = async () => (await worker.must('staffListUnansweredLeads', {})).rows;
const rowOf = async (leadId: string) => (await unanswered()).find(({ id }) => id === leadId);

test('who waits longest stands first, and who was answered or decided is not there', async () => {
  const first = await contact(server);
  later(5);
  const second = await contact(server);
  const written = await contact(server);
  await written.attorney.must('sendMessageToUser', { leadId: written.leadId, content: 'I am reading it.' });
  const declined = await contact(server);
  await declined.attorney.must('attorneyDeclineLead', {
    attorneyLeadId: declined.leadId,
    declineCategory: 'Other',
    messageToClient: LONG_ENOUGH,
    messageToAdmin: LONG_ENOUGH,
  });
  expect((await unanswered()).map(({ id }) => id)).toEqual([first.leadId, second.leadId]);
  expect(await rowOf(first.leadId)).toMatchObject({
    attorneyId: first.attorney.attorneyId,
    remindedAt: null,
    othersOfferedAt: null,
  });
});

test('the attorney is reminded by mail, at most once a day, and the log names no client', async () => {
  const { leadId, attorney, client } = await contact(server, { message: 'My landlord kept my deposit of $1,234.' });
  await worker.must('staffRemindAttorney', { leadId });
  const [mail] = await mailsTo(server, attorney.email);
  expect(mail).toMatchObject({ subject: 'A lead is waiting for you on Plainly' });
  expect(mail?.text).toContain(`/attorneys/dashboard?lead=${leadId}`);
  expect(mail?.text).not.toContain('1,234');
  expect((await rowOf(leadId))?.remindedAt).toBe(server.clock.now.toISOString());
  expect((await worker.call('staffRemindAttorney', { leadId })).error).toMatchObject({
    status: 'FAILED_PRECONDITION',
    message: 'A mail went out less than a day ago.',
  });
  later(25);
  await worker.must('staffRemindAttorney', { leadId });
  const log = await server.app.deps.db.select().from(staffAction).where(eq(staffAction.subjectId, attorney.attorneyId));
  expect(log.map(({ action }) => action)).toEqual(['attorney-reminded', 'attorney-reminded']);
  expect(JSON.stringify(log)).not.toContain((await client.me()).user?.email);
});

test('the client is told that they can write to others; nothing is passed on', async () => {
  const { leadId, attorney, client, chatId } = await contact(server);
  await worker.must('staffOfferOthers', { leadId });
  const [mail] = await mailsTo(server, (await client.me()).user?.email ?? '');
  expect(mail?.subject).toBe('No answer yet from Ada Advocate');
  expect(mail?.text).toContain(`/?chat=${chatId}`);
  const [row] = await server.app.deps.db.select().from(lead).where(eq(lead.id, leadId));
  expect(row).toMatchObject({ attorneyId: attorney.attorneyId, status: 'pending' });
  expect((await worker.call('staffOfferOthers', { leadId })).error?.status).toBe('FAILED_PRECONDITION');
});

test('a lead that was taken back or decided meanwhile moves nobody', async () => {
  const { leadId, client } = await contact(server);
  await client.must('withdrawContact', { leadId });
  for (const name of ['staffRemindAttorney', 'staffOfferOthers'] as const) {
    expect((await worker.call(name, { leadId })).error?.status).toBe('NOT_FOUND');
  }
});
