import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf } from '#contract/index.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import { registerImport } from '#server/platform/db/schema/register.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, attorneyProfile, consumer, staff } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let worker: Client;
let ada: string;
let bert: string;
const NOW = new Date('2026-11-15T17:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = NOW;
  worker = await staff(server);
  ada = await attorneyProfile(server);
  bert = await attorneyProfile(server);
  await server.app.deps.db
    .update(attorney)
    .set({ firstName: 'Bert', lastName: 'Barrister' })
    .where(eq(attorney.id, bert));
});
afterAll(() => server.close());

async function makeLeads(rows: Partial<typeof lead.$inferInsert>[]): Promise<void> {
  const { db } = server.app.deps;
  const person = await consumer(server);
  const userId = (await person.me()).user!.uid;
  for (const row of rows) {
    const [made] = await db.insert(chat).values({ ownerId: userId, title: 'x' }).returning({ id: chat.id });
    await db.insert(lead).values({ chatId: made!.id, attorneyId: ada, userId, sharedUpTo: 0, ...row });
  }
}

describe('what became of leads', () => {
  const decided = (hours: number, status: 'accepted' | 'declined', created = ago(2 * DAY)) => ({
    status,
    createdAt: created,
    decidedAt: new Date(created.getTime() + hours * HOUR),
    messageToAdmin: '',
  });
  const outcomes = (period: DataOf<'staffGetLeadOutcomes'>['period']) =>
    worker.must('staffGetLeadOutcomes', { period });

  test('nothing, at first', async () => {
    const found = await outcomes('7-days');
    expect(found).toMatchObject({
      overall: { pending: 0, accepted: 0, declined: 0, acceptanceRate: null, responseHours: null },
      attorneys: [],
      declineReasons: [],
      step: 'day',
    });
    expect(found.series).toHaveLength(8);
    expect(found.series.at(-1)).toEqual({ start: '2026-11-15', pending: 0, accepted: 0, declined: 0 });
    expect((await outcomes('all')).series).toHaveLength(1);
  });

  test('is counted overall and by attorney, with how long an answer takes', async () => {
    await makeLeads([
      decided(1, 'accepted'),
      decided(2, 'accepted'),
      { ...decided(3, 'declined'), declineCategory: 'Conflict of Interest', messageToAdmin: 'Knows the other side' },
      { ...decided(10, 'declined'), attorneyId: bert, declineCategory: 'Other', messageToAdmin: 'On leave' },
      { createdAt: ago(HOUR) },
      { createdAt: ago(5 * DAY), attorneyId: bert },
      { ...decided(1, 'declined', ago(60 * DAY)), declineCategory: 'Other', messageToAdmin: 'Long ago' },
    ]);
    const month = await outcomes('30-days');
    expect(month.overall).toEqual({
      pending: 2,
      accepted: 2,
      declined: 2,
      acceptanceRate: 0.5,
      responseHours: { median: 2.5, p90: expect.closeTo(7.9) },
    });
    expect(month.attorneys).toEqual([
      {
        attorneyId: ada,
        name: 'Ada Advocate',
        pending: 1,
        accepted: 2,
        declined: 1,
        acceptanceRate: expect.closeTo(0.667, 2),
        responseHours: { median: 2, p90: expect.closeTo(2.8) },
      },
      expect.objectContaining({ attorneyId: bert, name: 'Bert Barrister', pending: 1, declined: 1, acceptanceRate: 0 }),
    ]);
    expect(month.declineReasons).toEqual([
      { reason: 'Conflict of Interest', count: 1 },
      { reason: 'Other', count: 1 },
    ]);
    const year = await outcomes('12-months');
    expect(year.overall.declined).toBe(3);
    expect(year.declineReasons[0]).toEqual({ reason: 'Other', count: 2 });
    expect(year).toMatchObject({ step: 'month' });
    expect(year.series.find(({ start }) => start === '2026-09-01')).toMatchObject({ declined: 1 });
    const total = year.series.reduce((sum, { pending, accepted, declined }) => sum + pending + accepted + declined, 0);
    expect(total).toBe(7);
    expect((await worker.call('staffGetLeadOutcomes', { period: 'ever' })).error?.status).toBe('INVALID_ARGUMENT');
  });

  test('private feedback is listed with the decision, newest first', async () => {
    const list = (query: DataOf<'staffListFeedback'>) => worker.must('staffListFeedback', query);
    expect((await list({})).rows.map(({ messageToAdmin }) => messageToAdmin)).toEqual([
      'On leave',
      'Knows the other side',
      'Long ago',
    ]);
    expect((await list({ period: '30-days' })).total).toBe(2);
    expect((await list({ attorneyId: bert })).rows).toMatchObject([
      { attorneyName: 'Bert Barrister', decision: 'declined', declineCategory: 'Other' },
    ]);
    expect((await list({ search: 'other side' })).total).toBe(1);
    expect((await list({ decision: 'accepted' })).total).toBe(0);
    expect((await list({ sort: 'attorney', direction: 'desc' })).rows[0]?.attorneyName).toBe('Bert Barrister');
  });
});

describe('the display log', () => {
  const show = (change: Partial<typeof attorneyShowing.$inferInsert>) => ({
    attorneyId: ada,
    place: 1,
    category: 'housing',
    county: 'Queens',
    fit: 'county' as const,
    sponsored: false,
    createdAt: NOW,
    ...change,
  });
  beforeAll(async () => {
    await server.app.deps.db.update(attorney).set({ lastName: '=cmd()' }).where(eq(attorney.id, bert));
    await server.app.deps.db.insert(attorneyShowing).values([
      // 23:30 and 00:30 in New York, on either side of midnight.
      show({ createdAt: new Date('2026-11-11T04:30:00Z') }),
      show({ createdAt: new Date('2026-11-11T05:30:00Z'), county: null, fit: 'statewide' }),
      show({ attorneyId: bert, place: 2, sponsored: true, category: 'family' }),
    ]);
  });
  const list = (query: DataOf<'staffListShowings'>) => worker.must('staffListShowings', query);

  test('is filtered by attorney, field, payment and day of New York', async () => {
    expect(await list({})).toMatchObject({ total: 3, page: 1 });
    expect((await list({})).rows[0]).toMatchObject({ attorneyName: 'Bert =cmd()', place: 2, sponsored: true });
    expect((await list({ search: 'ADA' })).total).toBe(2);
    expect((await list({ category: 'family' })).total).toBe(1);
    expect((await list({ sponsored: 'no' })).total).toBe(2);
    expect((await list({ from: '2026-11-11', to: '2026-11-11' })).rows).toMatchObject([{ fit: 'statewide' }]);
    expect((await list({ to: '2026-11-10' })).total).toBe(1);
    expect((await list({ sort: 'place', direction: 'desc' })).rows[0]?.place).toBe(2);
    expect((await worker.call('staffListShowings', { from: 'yesterday' })).error?.status).toBe('INVALID_ARGUMENT');
  });

  test('is exported as CSV that no spreadsheet runs, and the export is logged', async () => {
    const response = await worker.request('/api/staff/showings.csv?sponsored=yes');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="display-log-2026-11-15.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString('utf8')).toBe(
      'Shown at,Attorney,Attorney ID,Place,Category,County,Fit,Sponsored\r\n' +
        `2026-11-15T17:00:00.000Z,Bert =cmd(),${bert},2,family,Queens,county,yes\r\n`,
    );
    const log = await server.app.deps.db.select().from(staffAction).where(eq(staffAction.action, 'showings-exported'));
    expect(log).toMatchObject([{ staffEmail: 'staff@plainly.example', details: { sponsored: 'yes' } }]);
    await server.app.deps.db.update(attorney).set({ firstName: '=1+1' }).where(eq(attorney.id, bert));
    expect(await (await worker.request('/api/staff/showings.csv?sponsored=yes')).text()).toContain(",'=1+1 =cmd(),");
  });

  test('is exported whole, however long, without losing a row that shares its moment with others', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => show({ category: 'traffic', place: (index % 3) + 1 }));
    await server.app.deps.db.insert(attorneyShowing).values(rows);
    const text = await (await worker.request('/api/staff/showings.csv?category=traffic')).text();
    expect(text.trim().split('\r\n')).toHaveLength(2501);
  });

  test('is exported to nobody else', async () => {
    const get = async (client: Client, headers: Record<string, string> = {}) =>
      (await client.request('/api/staff/showings.csv', { headers })).status;
    expect(await get(createClient(server.url))).toBe(401);
    expect(await get(await consumer(server))).toBe(403);
    expect(await get(await attorneyPerson(server))).toBe(403);
    expect(await get(worker, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect((await worker.request('/api/staff/showings.csv?from=x')).status).toBe(400);
  });
});

test('the log of actions is filtered, sorted and paged', async () => {
  const attorneyId = await attorneyProfile(server);
  await worker.must('staffPauseAttorney', { attorneyId, paused: true });
  await worker.must('staffPauseAttorney', { attorneyId, paused: false });
  const list = (query: DataOf<'staffListActions'>) => worker.must('staffListActions', query);
  expect((await list({ search: 'advocate' })).rows).toMatchObject([
    { action: 'attorney-resumed', subject: 'Ada Advocate', staffEmail: 'staff@plainly.example', at: NOW.toISOString() },
    { action: 'attorney-paused' },
  ]);
  expect((await list({ action: 'attorney-paused' })).total).toBe(1);
  expect((await list({ direction: 'asc', search: 'advocate' })).rows[0]?.action).toBe('attorney-paused');
  expect((await list({ to: '2026-11-14' })).total).toBe(0);
  expect((await list({ from: '2026-11-15', to: '2026-11-15' })).total).toBeGreaterThan(1);
});

test('the overview counts what needs somebody', async () => {
  const { db } = server.app.deps;
  const before = await worker.must('staffGetOverview', null);
  expect(before.register).toEqual({ asOf: null, isOld: true });
  expect(before.leads).toEqual({ pending: 2, waitingLong: 1 });
  await db.insert(attorney).values({ firstName: 'No', lastName: 'License', practiceAreas: ['housing'] });
  await db.update(attorney).set({ paused: true }).where(eq(attorney.id, bert));
  await db.insert(registerImport).values({ fileName: 'x', status: 'finished', startedAt: ago(39 * DAY) });
  const { email } = await consumer(server);
  const contactMethods = { email: true, phone: false, text: false };
  await createClient(server.url).must('submitIssue', { email, message: 'hello', contactMethods });
  const after = await worker.must('staffGetOverview', null);
  expect(after.attorneys.unlicensed).toBe(before.attorneys.unlicensed + 1);
  expect(after.attorneys.paused).toBe(before.attorneys.paused + 1);
  expect(after.attorneys.shown).toBe(before.attorneys.shown - 1);
  expect(after.attorneys.byLicense.unverified).toBe(1);
  expect(after.messages).toEqual({ new: 1, open: 0 });
  expect(after.register).toEqual({ asOf: ago(39 * DAY).toISOString(), isOld: false });
  server.clock.now = new Date(NOW.getTime() + 2 * DAY);
  expect((await worker.must('staffGetOverview', null)).register.isOld).toBe(true);
});
