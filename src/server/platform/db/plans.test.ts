import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '#server/platform/jobs/housekeeping-repo.ts';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { fill } from '#test/fill.ts';
import { consumer, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

/** Tables that grow with use: nothing that somebody waits for reads one of them from end to end. */
const GROWING = [
  'user',
  'session',
  'chat',
  'message',
  'chat_request',
  'lead',
  'lead_snapshot',
  'attorney_showing',
  'mail',
  'document',
  'thread_message',
];
const CHATS = 4_000;

let server: TestServer;
let client: pg.Client;
const asked = new Map<string, readonly unknown[]>();

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client(server.databaseUrl);
  await client.connect();
  await fill(client, { chats: CHATS });
  // Everything that the server asks from here on is written down.
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] } | undefined)?.values ?? []);
    if (this !== client && text && /^\s*(select|insert|update|delete|with)\b/i.test(text)) asked.set(text, values);
    return Reflect.apply(query as (...all: unknown[]) => unknown, this, args);
  });
});
afterAll(async () => {
  await client.end();
  await server.close();
});

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[]; Filter?: string };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Which growing tables a statement reads from end to end. */
async function scans(text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  });
  return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && GROWING.includes(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '');
}

/** What was asked since the last time, with the tables that it reads from end to end. */
async function scansOfWhatWasAsked(): Promise<string[]> {
  const found: string[] = [];
  for (const [text, values] of asked) {
    const tables = await scans(text, values);
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${text}`);
  }
  asked.clear();
  return found;
}

test('nothing that somebody waits for reads a growing table from end to end', async () => {
  asked.clear();
  const guest = await visitor(server);
  const { chatId, aiResponse } = await guest.must('sendMessage', { message: 'My landlord kept my deposit.' });
  await guest.must('sendMessage', { message: 'In Queens.', chatId });
  const member = await consumer(server);
  const { chatId: own } = await member.must('sendMessage', { message: 'My landlord kept my deposit.' });
  await member.must('getUserChats', null);
  await member.must('getChatMessages', { chatId: own });
  await guest.must('rateAnswer', { messageId: aiResponse.id, verdict: 'up' });
  await member.must('renameChat', { chatId: own, newTitle: 'Deposit' });
  const { client: person, attorney, leadId } = await contact(server);
  await person.must('getContactedAttorneys', null);
  await attorney.must('getAttorneyLeads', null);
  await attorney.must('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH });
  await attorney.must('sendMessageToUser', { leadId, content: 'Hello' });
  await member.must('deleteChat', { chatId: own });
  await member.must('getMatters', null);
  await member.must('getUserDocuments', null);
  expect(asked.size).toBeGreaterThan(40);
  expect(await scansOfWhatWasAsked()).toEqual([]);
});

test('what the night deletes is found by an index', async () => {
  asked.clear();
  // Long before everything that there is: a night in which nothing is due reads nothing from end to end.
  await forgetExpired(server.app.deps.patientDb, new Date(Date.now() - 1_000 * 86_400_000));
  expect(asked.size).toBeGreaterThan(8);
  expect(await scansOfWhatWasAsked()).toEqual([]);
});
