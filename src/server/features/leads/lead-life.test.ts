import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attorney as attorneyTable } from '#server/platform/db/schema/attorneys.ts';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { mailsTo } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Contact = Awaited<ReturnType<typeof contact>>;
const unreadForAttorney = async ({ attorney }: Contact) =>
  (await attorney.must('getAttorneyLeads', null)).leads.map(({ unread }) => unread);
const unreadForUser = async ({ client }: Contact) =>
  (await client.must('getContactedAttorneys', null)).attorneyContacts.map(({ unread }) => unread);

describe('unread', () => {
  test('a new lead is unread until the attorney has looked at it', async () => {
    const made = await contact(server);
    expect(await unreadForAttorney(made)).toEqual([true]);
    expect(await unreadForUser(made)).toEqual([false]);
    await made.attorney.must('markThreadRead', { leadId: made.leadId });
    expect(await unreadForAttorney(made)).toEqual([false]);
  });

  test('a message is unread for the other side alone', async () => {
    const made = await contact(server);
    const { client, attorney, leadId } = made;
    await attorney.must('markThreadRead', { leadId });
    await attorney.must('sendMessageToUser', { leadId, content: 'When did you move out?' });
    expect([await unreadForUser(made), await unreadForAttorney(made)]).toEqual([[true], [false]]);
    await client.must('markThreadRead', { leadId });
    await client.must('sendMessageToAttorney', { leadId, content: 'In June.' });
    expect([await unreadForUser(made), await unreadForAttorney(made)]).toEqual([[false], [true]]);
  });

  test('a decision is news for the user and none for the attorney', async () => {
    const made = await contact(server);
    await made.attorney.must('attorneyAcceptLead', { attorneyLeadId: made.leadId, messageToClient: LONG_ENOUGH });
    expect([await unreadForUser(made), await unreadForAttorney(made)]).toEqual([[true], [false]]);
  });

  test('looking at a lead does not make it younger', async () => {
    const { attorney, leadId } = await contact(server);
    const before = (await attorney.must('getAttorneyLeads', null)).leads[0]?.updatedAt;
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await attorney.must('markThreadRead', { leadId });
    expect((await attorney.must('getAttorneyLeads', null)).leads[0]?.updatedAt).toBe(before);
  });
});

describe('messages left out', () => {
  test('are not shown to the attorney, before and after accepting, and give nothing to the brief', async () => {
    const { attorney, chatId, leadId } = await contact(server, {
      message: 'My landlord in Queens kept my deposit.',
      more: ['My secret: I was in Buffalo on May 3.', 'It was $2,400.'],
      leaveOut: [2, 3],
    });
    const look = async () => JSON.stringify(await attorney.must('getChatMessagesAttorneySide', { chatId }));
    expect(await look()).not.toMatch(/secret|Buffalo|May 3/);
    expect(await look()).toContain('$2,400');
    await attorney.must('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH });
    expect(await look()).not.toMatch(/secret|Buffalo|May 3/);
  });

  test('a title that was made from one of them is not shown either', async () => {
    const left = await contact(server, { message: 'My landlord Robert Klein kept my deposit.', leaveOut: [0] });
    const named = 'My landlord kept my deposit';
    const kept = await contact(server, { message: `${named}.`, more: ['More.'], title: named, leaveOut: [2] });
    const titleFor = async ({ attorney }: Contact) =>
      (await attorney.must('getAttorneyLeads', null)).leads.map(({ chatTitle }) => chatTitle);
    expect(await titleFor(left)).toEqual(['Legal question: housing']);
    expect(await titleFor(kept)).toEqual([named]);
    const { chats } = await left.client.must('getUserChats', null);
    const { attorneyContacts } = await left.client.must('getContactedAttorneys', null);
    expect(attorneyContacts[0]?.chatTitle).toBe(chats[0]!.title);
    expect(chats[0]!.title).not.toMatch(/Legal question|Klein/);
  });

  test('the user still has them', async () => {
    const { client, chatId } = await contact(server, { more: ['A private thing.'], leaveOut: [2] });
    expect(JSON.stringify(await client.must('getChatMessages', { chatId }))).toContain('A private thing.');
  });

  test('something that is no id is refused', async () => {
    const { client, chatId, attorney } = await contact(server);
    const refused = await client.call('contactAttorney', {
      attorneyId: attorney.attorneyId,
      chatId,
      firstMessage: 'Hello',
      excludedMessageIds: ['first'],
    });
    expect(refused.error?.status).toBe('INVALID_ARGUMENT');
  });
});

test('what was answered for a document is hidden until the attorney accepts', async () => {
  const { attorney, chatId, leadId } = await contact(server, {
    message: 'My landlord in Queens kept my deposit.',
    more: ['Fill in: Stop-contact letter to a debt collector', 'Wilhelmina Featherstone', '12 Hidden Lane, Buffalo'],
    // Without the question, the answer to it is still one.
    leaveOut: [3],
  });
  const look = async () => JSON.stringify(await attorney.must('getChatMessagesAttorneySide', { chatId }));
  expect(await look()).toContain('kept my deposit');
  expect(await look()).not.toMatch(/Wilhelmina|Hidden Lane|Buffalo/);
  await attorney.must('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH });
  expect(await look()).toContain('Wilhelmina Featherstone');
});

describe('the brief', () => {
  test.each([
    ['en', 'My landlord in Queens kept my deposit.'],
    ['es', 'Mi casero en Queens no me devolvió el depósito.'],
  ])('the list says in which language the client was answered: %s', async (language, message) => {
    const { attorney, leadId } = await contact(server, { message });
    const { leads } = await attorney.must('getAttorneyLeads', null);
    expect(leads.find(({ id }) => id === leadId)?.language).toBe(language);
  });

  test('says category, county, dates and the other side, redacted', async () => {
    const { attorney, chatId } = await contact(server, {
      message: 'My landlord Robert Klein kept my deposit. I left Astoria on June 30. Call 917-867-5309 before July 4.',
    });
    const { brief } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    expect(brief).toMatchObject({ category: 'housing', county: 'Queens', otherSide: 'Robert Klein' });
    expect(brief.dates).toEqual([
      { date: 'June 30', sentence: 'I left Astoria on June 30.' },
      { date: 'July 4', sentence: 'Call [phone number redacted] before July 4.' },
    ]);
  });

  beforeEach(() => {
    // The day is counted for somebody who asks before it has passed.
    server.clock.now = new Date('2026-11-03T15:00:00Z');
  });
  const MOVED_OUT = 'My landlord in Queens kept my deposit. I moved out on October 31, 2026.';
  const BY_THEN = { day: 'Monday, November 16, 2026', iso: '2026-11-16', from: '2026-10-31' };

  test('says the days that were counted for the client, and from when', async () => {
    const { attorney, chatId } = await contact(server, { message: MOVED_OUT });
    const { brief } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    expect(brief.deadlines).toEqual([expect.objectContaining(BY_THEN)]);
    expect(brief.deadlines[0]!.label).toMatch(/deposit/i);
  });

  test('says nothing of a day counted in an answer that was left out', async () => {
    const { attorney, chatId } = await contact(server, { message: MOVED_OUT, leaveOut: [1] });
    const { brief } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    expect(brief.deadlines).toEqual([]);
  });
});

describe('withdrawing', () => {
  test('leaves nothing for the attorney, in any call', async () => {
    const { client, attorney, chatId, leadId } = await contact(server, { info: 'It is urgent.' });
    await attorney.must('sendMessageToUser', { leadId, content: 'Tell me more.' });
    await client.must('withdrawContact', { leadId });
    expect((await attorney.must('getAttorneyLeads', null)).leads).toEqual([]);
    const decision = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH };
    const refused = [
      await attorney.call('getChatMessagesAttorneySide', { chatId }),
      await attorney.call('getAttorneyChatMessages', { leadId }),
      await attorney.call('sendMessageToUser', { leadId, content: 'hello' }),
      await attorney.call('attorneyAcceptLead', decision),
      await attorney.call('attorneyDeclineLead', { ...decision, declineCategory: 'Poor Client Fit' }),
      await client.call('withdrawContact', { leadId }),
    ];
    expect(refused.map(({ error }) => error?.status)).toEqual(refused.map(() => 'NOT_FOUND'));
    expect((await client.must('getContactedAttorneys', null)).attorneyContacts).toEqual([]);
  });

  test('an accepted lead can be withdrawn too, and the attorney contacted again', async () => {
    const { client, attorney, chatId, leadId } = await contact(server);
    await attorney.must('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH });
    await client.must('withdrawContact', { leadId });
    await client.must('contactAttorney', { attorneyId: attorney.attorneyId, chatId, firstMessage: 'Hello' });
    expect((await attorney.must('getAttorneyLeads', null)).leads).toMatchObject([{ status: 'pending' }]);
  });

  test('against a decision at the same moment: either way the attorney ends with nothing', async () => {
    const { client, attorney, leadId } = await contact(server);
    await Promise.all([
      client.call('withdrawContact', { leadId }),
      attorney.call('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH }),
    ]);
    expect((await attorney.must('getAttorneyLeads', null)).leads).toEqual([]);
  });
});

test('a message against a decline at the same moment is either in the thread or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { client, attorney, leadId } = await contact(server);
    const [sent] = await Promise.all([
      client.call('sendMessageToAttorney', { leadId, content: 'one more thing' }),
      attorney.call('attorneyDeclineLead', {
        attorneyLeadId: leadId,
        declineCategory: 'Poor Client Fit',
        messageToClient: LONG_ENOUGH,
      }),
    ]);
    const { messages } = await client.must('getAttorneyChatMessages', { leadId });
    expect(messages).toHaveLength(sent.status === 200 ? 1 : 0);
  }
});

describe('an attorney who is paused, or whose license has lapsed', () => {
  const suspend = {
    paused: { paused: true },
    lapsed: { licenseStatus: 'Delinquent' },
  };
  test.each(Object.entries(suspend))(
    '%s: neither reads nor accepts a new lead, and keeps the others',
    async (_, change) => {
      const { client, attorney, chatId, leadId } = await contact(server, { info: 'A note' });
      const kept = await client.must('sendMessage', { message: 'My boss does not pay me.' });
      const old = await client.must('contactAttorney', {
        attorneyId: attorney.attorneyId,
        chatId: kept.chatId,
        firstMessage: 'Hello',
      });
      await attorney.must('attorneyAcceptLead', { attorneyLeadId: old.leadId, messageToClient: LONG_ENOUGH });
      const { db } = server.app.deps;
      await db.update(attorneyTable).set(change).where(eq(attorneyTable.id, attorney.attorneyId));

      const list = await attorney.must('getAttorneyLeads', null);
      expect([list.takesLeads, list.leads.map(({ id }) => id)]).toEqual([false, [old.leadId]]);
      const accepted = await attorney.call('attorneyAcceptLead', {
        attorneyLeadId: leadId,
        messageToClient: LONG_ENOUGH,
      });
      expect(accepted.error?.status).toBe('FAILED_PRECONDITION');
      expect((await attorney.call('getChatMessagesAttorneySide', { chatId })).error?.status).toBe('NOT_FOUND');
      expect((await attorney.call('getAttorneyChatMessages', { leadId })).error?.status).toBe('NOT_FOUND');
      expect((await attorney.call('sendMessageToUser', { leadId, content: 'Hello' })).error?.status).toBe('NOT_FOUND');
      expect((await attorney.call('markThreadRead', { leadId })).error?.status).toBe('NOT_FOUND');
      const open = await attorney.must('getChatMessagesAttorneySide', { chatId: kept.chatId });
      expect(JSON.stringify(open)).toContain('does not pay');
    },
  );
});

test('contacting and withdrawing in turns sends one mail', async () => {
  const { client, attorney, chatId, leadId } = await contact(server);
  const again = { attorneyId: attorney.attorneyId, chatId, firstMessage: 'Hello' };
  await client.must('withdrawContact', { leadId });
  const second = await client.must('contactAttorney', again);
  await client.must('withdrawContact', { leadId: second.leadId });
  await client.must('contactAttorney', again);
  expect(await mailsTo(server, attorney.email)).toHaveLength(1);
});
