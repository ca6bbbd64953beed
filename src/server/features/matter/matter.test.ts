import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isoDay, parseDay } from '#domain/calendar/calendar-day.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { chat, message } from '#server/platform/db/schema/chat.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, consumer, mailsTo, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { remindOfDays } from './remind-days.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today = () => parseDay(newYorkDay(server.clock.now)) ?? 0;

/** Told in the chat: moved out on that day, with the landlord's fourteen days counted from it. */
async function told(client: Client, dates: Record<string, string> = {}): Promise<string> {
  const { db } = server.app.deps;
  const { chatId, aiResponse } = await client.must('sendMessage', { message: 'My landlord in Queens kept my deposit' });
  const state = { scriptVersion: 3, node: 'root', language: 'en', variables: { county: 'Queens', isNyc: true } };
  const file = { otherSideName: 'Bo', amounts: { deposit: 900 }, dates };
  await db
    .update(chat)
    .set({ state: { ...state, file } })
    .where(eq(chat.id, chatId));
  const counted = {
    rule: 'DL08',
    variant: 'moved-out',
    triggerDate: '2026-10-01',
    date: 'x',
    label: 'l',
    day: 'd',
    iso: '2026-10-15',
  };
  await db
    .update(message)
    .set({ deadlines: [counted] })
    .where(eq(message.id, aiResponse.id));
  return chatId;
}
const mine = async (client: Client) => (await client.must('getMatters', null)).matters;

describe('what was told', () => {
  test('is listed by problem, for visitors too, and a corrected date moves the day that is counted from it', async () => {
    const client = await visitor(server);
    const chatId = await told(client, { 'moved-out': '2026-10-31' });
    const [before] = await mine(client);
    expect(before?.facts).toContainEqual(expect.objectContaining({ key: 'county', value: 'Queens' }));
    expect(before?.facts).toContainEqual(expect.objectContaining({ key: 'amount:deposit', value: '$900' }));
    expect(before).toMatchObject({ chatId, remind: null, days: [{ rule: 'DL08', isTheirs: true }] });
    await client.must('changeMatterFact', { chatId, key: 'date:moved-out', value: '2026-11-05' });
    const [after] = await mine(client);
    expect(after?.days[0]?.triggerDate).toBe('2026-11-05');
    expect(after!.days[0]!.iso > before!.days[0]!.iso).toBe(true);
    await client.must('changeMatterFact', { chatId, key: 'date:moved-out', value: '' });
    expect((await mine(client))[0]?.days).toEqual([]);
  });

  test('takes a day of any event that was not told yet, and lists it from then on', async () => {
    const client = await visitor(server);
    const chatId = await told(client, { 'moved-out': '2026-10-31' });
    const [before] = await mine(client);
    expect(before?.events).toContainEqual({ key: 'date:payday', label: 'Payday that was missed' });
    expect(before?.events.map(({ key }) => key)).not.toContain('date:moved-out');
    const labels = before?.events.map(({ label }) => label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
    await client.must('changeMatterFact', { chatId, key: 'date:payday', value: '2026-11-06' });
    const [after] = await mine(client);
    expect(after?.events.map(({ key }) => key)).not.toContain('date:payday');
    expect(after?.facts).toContainEqual(expect.objectContaining({ key: 'date:payday', raw: '2026-11-06' }));
  });

  test('takes only what an entry can be, and hides secrets', async () => {
    const client = await consumer(server);
    const chatId = await told(client);
    for (const [key, value] of [
      ['county', 'Ohio'],
      ['date:served', '2026-02-30'],
      ['__proto__', 'x'],
      ['state', '1'],
    ] as const) {
      expect((await client.call('changeMatterFact', { chatId, key, value })).error?.status).toBe('INVALID_ARGUMENT');
    }
    await client.must('changeMatterFact', { chatId, key: 'otherSideName', value: 'Bo 123-45-6789' });
    const named = (await mine(client))[0]?.facts.find(({ key }) => key === 'otherSideName');
    expect(named?.value).not.toContain('123-45-6789');
  });

  test('is its owner’s alone', async () => {
    const client = await consumer(server);
    const chatId = await told(client);
    const [nobody, stranger, attorney] = [
      createClient(server.url),
      await consumer(server),
      (await attorneyPerson(server)) as Client,
    ];
    const calls = [
      ['changeMatterFact', { chatId, key: 'otherSideName', value: 'X' }],
      ['setMatterTask', { chatId, taskId: 'step:x', isDone: true }],
      ['setMatterReminders', { chatId, isOn: true }],
    ] as const;
    for (const [name, data] of calls) {
      expect((await nobody.call(name, data)).error?.status).toBe('UNAUTHENTICATED');
      expect((await attorney.call(name, data)).error?.status).toBe('PERMISSION_DENIED');
      expect((await stranger.call(name, data)).error?.status).toBe('NOT_FOUND');
    }
    expect((await nobody.call('getMatters', null)).error?.status).toBe('UNAUTHENTICATED');
    expect((await attorney.call('getMatters', null)).error?.status).toBe('PERMISSION_DENIED');
    expect(await mine(stranger)).toEqual([]);
    expect((await (await visitor(server)).call('setMatterReminders', { chatId, isOn: true })).error?.status).toBe(
      'PERMISSION_DENIED',
    );
    const [untouched] = await mine(client);
    expect(untouched).toMatchObject({ remind: false });
    expect(untouched?.facts).toContainEqual(expect.objectContaining({ key: 'otherSideName', value: 'Bo' }));
  });

  test('what is done stays done until it is not', async () => {
    const client = await consumer(server);
    const chatId = await told(client);
    const { db } = server.app.deps;
    const card = {
      lead: '',
      answer: '',
      days: [],
      step: '<p>Write a <em>letter</em></p>',
      question: null,
      folds: [],
      closing: '',
    };
    await db.update(message).set({ card }).where(eq(message.chatId, chatId));
    const task = { id: 'step:Write a letter', title: 'Write a letter' };
    expect((await mine(client))[0]?.tasks).toEqual([{ ...task, isDone: false }]);
    await client.must('setMatterTask', { chatId, taskId: task.id, isDone: true });
    expect((await mine(client))[0]?.tasks).toEqual([{ ...task, isDone: true }]);
    await client.must('setMatterTask', { chatId, taskId: task.id, isDone: false });
    expect((await mine(client))[0]?.tasks[0]?.isDone).toBe(false);
  });
});

describe('reminders', () => {
  const reminders = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('A date in'));

  test('come only to those who asked, once for each of 7, 3 and 1 days, and say nothing of the problem', async () => {
    const client = await consumer(server);
    const chatId = await told(client, { 'court-date': isoDay(today() + 3) });
    await remindOfDays(server.app.deps);
    expect(await reminders(client.email)).toEqual([]);
    await client.must('setMatterReminders', { chatId, isOn: true });
    await remindOfDays(server.app.deps);
    await remindOfDays(server.app.deps);
    const [mail, ...more] = await reminders(client.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A date in 3 days');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/landlord|deposit|court|Queens|Bo\b/i);
    await client.must('changeMatterFact', { chatId, key: 'date:court-date', value: isoDay(today() + 2) });
    await remindOfDays(server.app.deps);
    expect(await reminders(client.email)).toHaveLength(1);
  });

  test('end by the link in the mail, without signing in, and only by that link', async () => {
    const client = await consumer(server);
    const chatId = await told(client, { 'court-date': isoDay(today() + 7) });
    await client.must('setMatterReminders', { chatId, isOn: true });
    await remindOfDays(server.app.deps);
    const [mail] = await reminders(client.email);
    const token = /\/notifications\?reminders=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const nobody = createClient(server.url);
    const forged = chatId + token.slice(36).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await nobody.call('stopMatterReminders', { token: forged })).error?.status).toBe('NOT_FOUND');
    expect((await mine(client))[0]?.remind).toBe(true);
    await nobody.must('stopMatterReminders', { token });
    expect((await mine(client))[0]?.remind).toBe(false);
    await client.must('setMatterReminders', { chatId, isOn: true });
    const url = `${server.url}/api/unsubscribe?reminders=${token}`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    expect((await mine(client))[0]?.remind).toBe(false);
  });
});
