import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { CallableName } from '#contract/index.ts';
import { officialForms } from '#contract/documents/official-form.ts';
import { staff as staffContract } from '#contract/staff/staff.ts';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { staff } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Names under which something of a user's could travel. */
const THEIRS = [
  'chatId',
  'chatTitle',
  'title',
  'additionalInfo',
  'content',
  'messageToClient',
  'clientName',
  'clientEmail',
  'userId',
  'userName',
  'answer',
  'source',
  'excludedMessageIds',
];

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...properties, ...Object.values(schema).flatMap(namesIn)];
}

test('no staff callable has room for anything of a chat', () => {
  for (const [name, { output }] of Object.entries(staffContract)) {
    const names = namesIn(z.toJSONSchema(output as z.ZodType, { io: 'output', unrepresentable: 'any' }));
    // A law and a form have titles too.
    const allowed = name === 'staffListWrongAnswers' || name in officialForms ? ['title'] : [];
    expect([name, names.filter((found) => THEIRS.includes(found) && !allowed.includes(found))]).toEqual([name, []]);
  }
});

test('what a user wrote, named or was told reaches staff nowhere, and what was meant for staff does', async () => {
  const { client, attorney, chatId, leadId } = await contact(server, {
    message: 'My landlord Zebedee kept my security deposit in Queens, New York since June 30.',
    info: 'INFO-MARK please call me',
  });
  await client.must('renameChat', { chatId, newTitle: 'TITLE-MARK' });
  await client.must('sendMessageToAttorney', { leadId, content: 'THREAD-MARK' });
  await attorney.must('attorneyDeclineLead', {
    attorneyLeadId: leadId,
    declineCategory: 'Conflict of Interest',
    messageToClient: `CLIENT-MARK ${LONG_ENOUGH}`,
    messageToAdmin: 'FOR-STAFF I know the landlord',
  });
  const { messages } = await client.must('getChatMessages', { chatId });
  const answer = messages.findLast(({ role }) => role === 'assistant')!;
  await client.must('rateAnswer', { messageId: answer.id, verdict: 'down', reason: 'REASON-FOR-STAFF' });

  const worker = await staff(server);
  const answers: string[] = [];
  for (const name of Object.keys(staffContract) as CallableName[]) {
    if (!/^staff(Get|List)/.test(name)) continue;
    const { result } = await worker.call(name, { period: 'all', attorneyId: attorney.attorneyId });
    answers.push(JSON.stringify(result ?? null));
  }
  const csv = await (await worker.request('/api/staff/showings.csv')).text();
  const all = [...answers, csv].join('\n');
  for (const mark of [
    'INFO-MARK',
    'TITLE-MARK',
    'THREAD-MARK',
    'CLIENT-MARK',
    'Zebedee',
    'June 30',
    chatId,
    client.email,
  ]) {
    expect([mark, all.includes(mark)]).toEqual([mark, false]);
  }
  expect(all).toContain('FOR-STAFF I know the landlord');
  expect(all).toContain('REASON-FOR-STAFF');
});
