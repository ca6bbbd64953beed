import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf } from '#contract/index.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';
import { createClient, type Client } from '#test/client.ts';
import { consumer, mailsTo, newAddress, staff } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const COLLEAGUE = 'colleague@plainly.example';
let server: TestServer;
let worker: Client;
beforeAll(async () => {
  server = await startTestServer({
    env: { SUPPORT_EMAIL: 'help@plainly.example', STAFF_EMAILS: `staff@plainly.example,${COLLEAGUE}` },
  });
  worker = await staff(server);
});
afterAll(() => server.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const actionsOn = async (subjectId: string) =>
  server.app.deps.db
    .select()
    .from(staffAction)
    .where(eq(staffAction.subjectId, subjectId))
    .orderBy(desc(staffAction.position));

async function write(message: string, email = newAddress('writer')) {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const contactMethods = { email: true, phone: true, text: false };
  await createClient(server.url).must('submitIssue', { email, message, phone: '(212) 555-0123', contactMethods });
  const [row] = await server.app.deps.db.select().from(supportMessage).where(eq(supportMessage.email, email));
  return { email, messageId: row!.id };
}

describe('a message from the contact form', () => {
  test('is new, is answered by mail, and keeps the answer and who gave it', async () => {
    const { email, messageId } = await write('How do I delete <b>my</b> account?');
    const read = () => worker.must('staffGetMessage', { messageId });
    expect(await read()).toMatchObject({
      message: { email, phone: '(212) 555-0123', status: 'new', contactMethods: ['email', 'phone'] },
      replies: [],
    });
    await worker.must('staffReplyToMessage', { messageId, text: '  Open <Account>.\n\nThen choose Delete.  ' });
    expect(await read()).toMatchObject({
      message: { status: 'answered' },
      replies: [{ text: 'Open <Account>.\n\nThen choose Delete.', createdAt: server.clock.now.toISOString() }],
    });
    expect((await read()).replies[0]?.staffName).toBeTruthy();
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({ subject: 'Your message to Plainly', replyTo: 'help@plainly.example' });
    expect(mail?.text).toContain('Open <Account>.\n\nThen choose Delete.');
    expect(mail?.text).toContain('You wrote: “How do I delete <b>my</b> account?”');
    expect(mail?.html).toContain('Open &lt;Account&gt;.');
    const log = await actionsOn(messageId);
    expect(log).toMatchObject([{ action: 'message-answered', subject: 'A message from the contact form' }]);
    expect(JSON.stringify(log)).not.toContain(email);
  });

  test('changes its status, which is logged when it really changes', async () => {
    const { messageId } = await write('Hello');
    const setStatus = (status: string) => worker.call('staffSetMessageStatus', { messageId, status });
    await setStatus('open');
    await setStatus('open');
    await setStatus('closed');
    expect((await worker.must('staffGetMessage', { messageId })).message.status).toBe('closed');
    expect(await actionsOn(messageId)).toMatchObject([
      { action: 'message-status-changed', details: { from: 'open', to: 'closed' } },
      { action: 'message-status-changed', details: { from: 'new', to: 'open' } },
    ]);
    expect((await setStatus('lost')).error).toMatchObject({ status: 'INVALID_ARGUMENT', message: 'Unknown status' });
  });

  test('is taken on and given back, also by a colleague, and found by that', async () => {
    const { messageId } = await write('Who looks after this?');
    const colleague = await consumer(server, COLLEAGUE);
    const assignee = async (client: Client) => (await client.must('staffGetMessage', { messageId })).message.assignee;
    const found = async (client: Client, assigned: 'me' | 'nobody') =>
      (await client.must('staffListMessages', { assigned, search: 'looks after' })).total;
    expect(await assignee(worker)).toBeNull();
    expect(await found(worker, 'nobody')).toBe(1);
    await worker.must('staffTakeMessage', { messageId, isMine: true });
    await worker.must('staffTakeMessage', { messageId, isMine: true });
    expect(await assignee(worker)).toMatchObject({ isMe: true });
    expect(await assignee(colleague)).toMatchObject({ isMe: false, name: expect.any(String) });
    expect([await found(worker, 'me'), await found(colleague, 'me'), await found(worker, 'nobody')]).toEqual([1, 0, 0]);
    await colleague.must('staffTakeMessage', { messageId, isMine: true });
    expect(await assignee(worker)).toMatchObject({ isMe: false });
    await worker.must('staffTakeMessage', { messageId, isMine: false });
    expect(await assignee(colleague)).toBeNull();
    expect((await actionsOn(messageId)).map(({ action }) => action)).toEqual([
      'message-given-back',
      'message-taken',
      'message-taken',
    ]);
  });

  test('carries notes of staff, which its writer is never mailed', async () => {
    const { email, messageId } = await write('Please help');
    await worker.must('staffNoteMessage', { messageId, text: '  NOTE-MARK called back twice  ' });
    const { notes, message } = await worker.must('staffGetMessage', { messageId });
    expect(notes).toMatchObject([{ text: 'NOTE-MARK called back twice', staffName: expect.any(String) }]);
    expect(message.status).toBe('new');
    await worker.must('staffReplyToMessage', { messageId, text: 'Here is how.' });
    expect(JSON.stringify(await mailsTo(server, email))).not.toContain('NOTE-MARK');
    expect(JSON.stringify(await actionsOn(messageId))).not.toContain('NOTE-MARK');
    expect((await worker.call('staffNoteMessage', { messageId, text: ' ' })).error?.status).toBe('INVALID_ARGUMENT');
    expect((await worker.call('staffNoteMessage', { messageId: NOBODY, text: 'x' })).error?.status).toBe('NOT_FOUND');
    expect((await worker.call('staffTakeMessage', { messageId: NOBODY, isMine: true })).error?.status).toBe(
      'NOT_FOUND',
    );
  });

  test('is found by status and by words, in pages', async () => {
    const needle = await write('A needle in 100% of the hay');
    const list = (query: DataOf<'staffListMessages'>) => worker.must('staffListMessages', query);
    expect((await list({ search: '100%' })).rows.map(({ id }) => id)).toEqual([needle.messageId]);
    expect((await list({ search: needle.email })).total).toBe(1);
    expect((await list({ search: 'needle', status: 'closed' })).total).toBe(0);
    for (let index = 0; index < 25; index += 1) await write(`Bulk ${index}`);
    expect((await list({ search: 'Bulk' })).rows[0]?.message).toBe('Bulk 24');
    expect((await list({ page: 2 })).rows.length).toBeGreaterThan(0);
    expect((await list({ sort: 'status', direction: 'desc' })).rows[0]?.status).toBe('closed');
    expect((await list({ sort: 'createdAt', direction: 'asc' })).rows[0]?.message).toContain('account');
  });

  test('that is not there cannot be read, answered or moved; nobody is answered with nothing', async () => {
    const { email, messageId } = await write('Anybody there?');
    for (const outcome of [
      await worker.call('staffGetMessage', { messageId: NOBODY }),
      await worker.call('staffReplyToMessage', { messageId: NOBODY, text: 'Hi' }),
      await worker.call('staffSetMessageStatus', { messageId: NOBODY, status: 'open' }),
    ]) {
      expect(outcome.error).toMatchObject({ status: 'NOT_FOUND', message: 'Message not found' });
    }
    expect((await worker.call('staffReplyToMessage', { messageId, text: ' \n ' })).error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Please write an answer',
    });
    expect((await worker.call('staffReplyToMessage', { messageId, text: 'x'.repeat(5001) })).error?.message).toBe(
      'Please use at most 5000 characters',
    );
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await actionsOn(messageId)).toEqual([]);
  });
});

describe('an answer marked wrong', () => {
  async function markWrong(reason?: string) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const client = await consumer(server);
    const message = 'My landlord Zebedee in Queens, New York kept my security deposit.';
    const { aiResponse } = await client.must('sendMessage', { message });
    await client.must('rateAnswer', { messageId: aiResponse.id, verdict: 'down', reason });
    return { client, messageId: aiResponse.id, html: aiResponse.content };
  }
  const list = (query: DataOf<'staffListWrongAnswers'>) => worker.must('staffListWrongAnswers', query);

  test('comes with its reason, its sources and our own statements in it', async () => {
    const { messageId } = await markWrong('The 14 days are wrong');
    const [row] = (await list({})).rows;
    expect(row).toMatchObject({ messageId, reason: 'The 14 days are wrong', reviewedAt: null });
    expect(row!.sources.length).toBeGreaterThan(0);
    expect(row!.sources[0]).toMatchObject({ citation: expect.any(String), url: expect.stringMatching(/^https?:/) });
    expect(row!.statements.map(({ text }) => text).join(' ')).toContain('14 days');
    expect(JSON.stringify(row)).not.toContain('Zebedee');
  });

  test('is reviewed, is new again when its reason changes, and can be reopened', async () => {
    const { client, messageId } = await markWrong();
    const stateOf = async (state: 'new' | 'reviewed') =>
      (await list({ state })).rows.some((row) => row.messageId === messageId);
    expect(await stateOf('new')).toBe(true);
    await worker.must('staffReviewAnswer', { messageId, reviewed: true });
    expect([await stateOf('new'), await stateOf('reviewed')]).toEqual([false, true]);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await client.must('rateAnswer', { messageId, verdict: 'down', reason: 'Still wrong' });
    expect([await stateOf('new'), await stateOf('reviewed')]).toEqual([true, false]);
    await worker.must('staffReviewAnswer', { messageId, reviewed: true });
    await worker.must('staffReviewAnswer', { messageId, reviewed: false });
    expect(await stateOf('new')).toBe(true);
    expect((await actionsOn(messageId)).map(({ action }) => action)).toEqual([
      'answer-reopened',
      'answer-reviewed',
      'answer-reviewed',
    ]);
  });

  test('counts in its day, and our statements in it are named by how often, without a word of the chat', async () => {
    const trend = () => worker.must('staffGetWrongTrend', { period: '7-days' });
    const before = await trend();
    const first = await markWrong();
    await markWrong();
    const after = await trend();
    expect(after.step).toBe('day');
    expect(after.series).toHaveLength(8);
    expect(after.series.at(-1)?.wrong).toBe((before.series.at(-1)?.wrong ?? 0) + 2);
    const [most] = after.statements;
    expect(most?.count).toBeGreaterThanOrEqual(2);
    expect(first.html).toContain(most?.text.slice(0, 20));
    expect(JSON.stringify(after)).not.toContain('Zebedee');
    await first.client.must('rateAnswer', { messageId: first.messageId, verdict: 'up' });
    const changed = await trend();
    expect(changed.series.at(-1)).toMatchObject({ wrong: (after.series.at(-1)?.wrong ?? 0) - 1, right: 1 });
    expect(changed.statements.find(({ text }) => text === most?.text)?.count).toBe((most?.count ?? 0) - 1);
  });

  test('that was taken back, or never marked, is not there', async () => {
    const { client, messageId } = await markWrong();
    await worker.must('staffReviewAnswer', { messageId, reviewed: true });
    await client.must('rateAnswer', { messageId, verdict: 'up' });
    expect((await list({})).rows.some((row) => row.messageId === messageId)).toBe(false);
    await client.must('rateAnswer', { messageId, verdict: null });
    expect((await worker.call('staffReviewAnswer', { messageId, reviewed: true })).error?.status).toBe('NOT_FOUND');
    expect((await worker.call('staffReviewAnswer', { messageId: NOBODY, reviewed: true })).error?.status).toBe(
      'NOT_FOUND',
    );
  });
});
