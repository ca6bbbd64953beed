import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/envelope.ts';
import type { Lead } from '#contract/leads.ts';
import { attorneyPerson, attorneyProfile, consumer, mailsTo } from '#test/people.ts';
import { startReplica } from '#test/replica.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LONG_ENOUGH = 'Thank you for writing. I will look at it.';
const ISSUE = 'My landlord kept my deposit in Queens. Write to me at ann.lee@mail.example or call (917) 867-5309.';

/** A person who has contacted an attorney about a chat. */
async function contact(options: { info?: string } = {}) {
  const client = await consumer(server);
  const attorney = await attorneyPerson(server);
  const { chatId } = await client.must('sendMessage', { message: ISSUE });
  const firstMessage = options.info ? `Hello\n${options.info}` : 'Hello';
  const { leadId } = await client.must('contactAttorney', { attorneyId: attorney.attorneyId, chatId, firstMessage });
  return { client, attorney, chatId, leadId };
}

const leadsOf = async (attorney: Awaited<ReturnType<typeof attorneyPerson>>): Promise<Lead[]> =>
  (await attorney.must('getAttorneyLeads', null)).leads;

describe('contactAttorney', () => {
  test('makes a pending contact that both sides see, and mails the attorney a link without the content', async () => {
    const { client, attorney, chatId, leadId } = await contact({ info: 'I moved out in June.' });
    const { attorneyContacts } = await client.must('getContactedAttorneys', null);
    expect(attorneyContacts).toEqual([
      expect.objectContaining({
        id: leadId,
        chatId,
        status: 'pending',
        attorneyFirstName: 'Ada',
        attorneyLastName: 'Advocate',
        declineCategory: null,
      }),
    ]);
    expect(await leadsOf(attorney)).toEqual([
      expect.objectContaining({ id: leadId, status: 'pending', additionalInfo: 'I moved out in June.' }),
    ]);
    const [letter] = await mailsTo(server, attorney.email);
    expect(letter?.text).toContain(`/attorneys/dashboard?lead=${leadId}`);
    expect(letter?.text).not.toMatch(/deposit|June|ann\.lee/);
  });

  test('the same attorney about the same chat only once', async () => {
    const { client, attorney, chatId } = await contact();
    const again = await client.call('contactAttorney', {
      attorneyId: attorney.attorneyId,
      chatId,
      firstMessage: 'Hello',
    });
    expect(again.error).toEqual({
      status: 'ALREADY_EXISTS',
      message: 'You have already contacted this attorney about this chat.',
    });
  });

  test('an unknown attorney, an unknown chat and somebody else’s chat are not found', async () => {
    const { attorney, chatId } = await contact();
    const stranger = await consumer(server);
    const { chatId: own } = await stranger.must('sendMessage', { message: 'hello' });
    const other = await attorneyProfile(server);
    const firstMessage = 'Hello';
    expect(
      (await stranger.call('contactAttorney', { attorneyId: crypto.randomUUID(), chatId: own, firstMessage })).error
        ?.status,
    ).toBe('NOT_FOUND');
    expect(
      (await stranger.call('contactAttorney', { attorneyId: other, chatId: crypto.randomUUID(), firstMessage })).error
        ?.status,
    ).toBe('NOT_FOUND');
    expect((await stranger.call('contactAttorney', { attorneyId: other, chatId, firstMessage })).error?.status).toBe(
      'NOT_FOUND',
    );
    expect(await leadsOf(attorney)).toHaveLength(1);
  });

  test('additional info may have 500 characters, not 501', async () => {
    const client = await consumer(server);
    const attorneyId = await attorneyProfile(server);
    const { chatId } = await client.must('sendMessage', { message: 'hello' });
    const send = (length: number) =>
      client.call('contactAttorney', { attorneyId, chatId, firstMessage: `Hello\n${'x'.repeat(length)}` });
    expect((await send(501)).error?.status).toBe('INVALID_ARGUMENT');
    expect((await send(500)).status).toBe(200);
  });

  test('a contact without additional info has an empty thread', async () => {
    const { client, leadId } = await contact();
    expect((await client.must('getAttorneyChatMessages', { leadId })).messages).toEqual([]);
  });
});

describe('what an attorney sees before accepting', () => {
  test('no contact fields, and e-mail addresses and phone numbers redacted in title, info, chat and thread', async () => {
    const { client, attorney, chatId, leadId } = await contact({ info: 'Reach me at ann.lee@mail.example' });
    await client.must('sendMessageToAttorney', { leadId, content: 'or at 917-867-5309' });
    const [lead] = await leadsOf(attorney);
    expect(Object.keys(lead!).toSorted()).toEqual([
      'additionalInfo',
      'category',
      'chatId',
      'chatTitle',
      'county',
      'createdAt',
      'deadline',
      'id',
      'language',
      'status',
      'unread',
      'updatedAt',
    ]);
    const { messages } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    const thread = await attorney.must('getAttorneyChatMessages', { leadId });
    const everything = JSON.stringify([lead, messages, thread]);
    expect(everything).not.toContain('ann.lee@mail.example');
    expect(everything).not.toMatch(/867.?5309/);
    expect(lead?.additionalInfo).toBe('Reach me at [email redacted]');
    expect(messages[0]?.content).toContain('Write to me at [email redacted] or call [phone number redacted].');
    expect(thread.messages.at(-1)?.content).toBe('<p>or at [phone number redacted]</p>');
  });

  test('the user’s own view is not redacted', async () => {
    const { client, chatId } = await contact();
    const { messages } = await client.must('getChatMessages', { chatId });
    expect(messages[0]?.content).toContain('ann.lee@mail.example');
  });

  test('only the chat up to the moment of contact', async () => {
    const { client, attorney, chatId } = await contact();
    await client.must('sendMessage', { message: 'A later secret', chatId });
    const { messages } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    expect(JSON.stringify(messages)).not.toContain('later secret');
    expect(messages).toHaveLength(2);
  });

  test('attorney cards are replaced by words', async () => {
    const { attorney, chatId } = await contact();
    const { messages } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    expect(messages.at(-1)?.content).toContain('[Attorneys shown redacted]');
  });
});

describe('somebody else’s lead', () => {
  test('is not found by another attorney or another user, by any call', async () => {
    const { chatId, leadId } = await contact();
    const otherAttorney = await attorneyPerson(server);
    const otherUser = await consumer(server);
    const decision = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH, messageToAdmin: '' };
    const refused = [
      await otherAttorney.call('getChatMessagesAttorneySide', { chatId }),
      await otherAttorney.call('getAttorneyChatMessages', { leadId }),
      await otherAttorney.call('sendMessageToUser', { leadId, content: 'hello' }),
      await otherAttorney.call('attorneyAcceptLead', decision),
      await otherAttorney.call('attorneyDeclineLead', { ...decision, declineCategory: 'Poor Client Fit' }),
      await otherUser.call('getAttorneyChatMessages', { leadId }),
      await otherAttorney.call('markThreadRead', { leadId }),
      await otherUser.call('sendMessageToAttorney', { leadId, content: 'hello' }),
      await otherUser.call('markThreadRead', { leadId }),
      await otherUser.call('withdrawContact', { leadId }),
    ];
    expect(refused.map(({ error }) => error?.status)).toEqual(refused.map(() => 'NOT_FOUND'));
    expect(await leadsOf(otherAttorney)).toEqual([]);
    expect((await otherUser.must('getContactedAttorneys', null)).attorneyContacts).toEqual([]);
  });
});

describe('the thread', () => {
  test('goes both ways, in order, as escaped HTML', async () => {
    const { client, attorney, leadId } = await contact();
    await attorney.must('sendMessageToUser', { leadId, content: '  When did you <move> out?  ' });
    await client.must('sendMessageToAttorney', { leadId, content: 'June 30' });
    const expected = [
      { senderRole: 'attorney', content: '<p>When did you &lt;move&gt; out?</p>' },
      { senderRole: 'user', content: '<p>June 30</p>' },
    ];
    expect((await client.must('getAttorneyChatMessages', { leadId })).messages).toMatchObject(expected);
    expect((await attorney.must('getAttorneyChatMessages', { leadId })).messages).toMatchObject(expected);
  });

  test('takes 1000 characters, not 1001, and nothing blank', async () => {
    const { client, attorney, leadId } = await contact();
    for (const [person, name] of [
      [client, 'sendMessageToAttorney'],
      [attorney, 'sendMessageToUser'],
    ] as const) {
      expect((await person.call(name, { leadId, content: 'x'.repeat(1000) })).status).toBe(200);
      expect((await person.call(name, { leadId, content: 'x'.repeat(1001) })).error?.status).toBe('INVALID_ARGUMENT');
      expect((await person.call(name, { leadId, content: ' \n\t ' })).error?.status).toBe('INVALID_ARGUMENT');
    }
  });

  test('is closed once the lead is declined', async () => {
    const { client, attorney, leadId } = await contact();
    await attorney.must('attorneyDeclineLead', {
      attorneyLeadId: leadId,
      declineCategory: 'Conflict of Interest',
      messageToClient: LONG_ENOUGH,
    });
    expect((await client.call('sendMessageToAttorney', { leadId, content: 'why?' })).error?.status).toBe(
      'FAILED_PRECONDITION',
    );
    expect((await attorney.call('sendMessageToUser', { leadId, content: 'because' })).error?.status).toBe(
      'FAILED_PRECONDITION',
    );
  });
});

describe('deciding', () => {
  test('accepting shows the attorney the contact details, unredacted, and tells the user by mail', async () => {
    const { client, attorney, chatId, leadId } = await contact({ info: 'Reach me at ann.lee@mail.example' });
    await attorney.must('attorneyAcceptLead', {
      attorneyLeadId: leadId,
      messageToClient: ` ${LONG_ENOUGH} `,
      messageToAdmin: 'A good one',
    });
    expect(await leadsOf(attorney)).toEqual([
      expect.objectContaining({
        status: 'accepted',
        clientEmail: client.email,
        messageToClient: LONG_ENOUGH,
        messageToAdmin: 'A good one',
        additionalInfo: 'Reach me at ann.lee@mail.example',
      }),
    ]);
    const { messages } = await attorney.must('getChatMessagesAttorneySide', { chatId });
    expect(messages[0]?.content).toContain('ann.lee@mail.example');
    const [letter] = await mailsTo(server, client.email);
    expect(letter?.subject).toBe('Ada Advocate accepted your request');
    expect(letter?.text).toContain(`/?chat=${chatId}&attorney=${attorney.attorneyId}`);
    expect(letter?.text).not.toContain(LONG_ENOUGH);
  });

  test('the user reads the message and the reason, never the feedback for staff', async () => {
    const { client, attorney, leadId } = await contact();
    await attorney.must('attorneyDeclineLead', {
      attorneyLeadId: leadId,
      declineCategory: 'Other',
      messageToClient: LONG_ENOUGH,
      messageToAdmin: 'I know the landlord',
    });
    const { attorneyContacts } = await client.must('getContactedAttorneys', null);
    expect(attorneyContacts[0]).toMatchObject({
      status: 'declined',
      declineCategory: 'Other',
      messageToClient: LONG_ENOUGH,
    });
    expect(JSON.stringify(attorneyContacts)).not.toContain('landlord"');
    expect(attorneyContacts[0]).not.toHaveProperty('messageToAdmin');
  });

  test('needs a message of 35 characters, and words for Other', async () => {
    const { attorney, leadId } = await contact();
    const accept = (messageToClient: string) =>
      attorney.call('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient, messageToAdmin: '' });
    const decline = (values: object) =>
      attorney.call('attorneyDeclineLead', { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH, ...values });
    expect((await accept(`${'x'.repeat(34)}     `)).error?.status).toBe('INVALID_ARGUMENT');
    expect((await decline({ declineCategory: 'Too Much Work' })).error?.status).toBe('INVALID_ARGUMENT');
    expect((await decline({})).error?.status).toBe('INVALID_ARGUMENT');
    expect((await decline({ declineCategory: 'Other', messageToAdmin: '  ' })).error?.status).toBe('INVALID_ARGUMENT');
    expect((await accept('x'.repeat(35))).status).toBe(200);
  });

  test('a lead is decided once', async () => {
    const { attorney, leadId } = await contact();
    const accept = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH, messageToAdmin: '' };
    await attorney.must('attorneyAcceptLead', accept);
    expect((await attorney.call('attorneyAcceptLead', accept)).error?.status).toBe('FAILED_PRECONDITION');
    const decline = { ...accept, declineCategory: 'Poor Client Fit' };
    expect((await attorney.call('attorneyDeclineLead', decline)).error?.status).toBe('FAILED_PRECONDITION');
  });

  test('approve against decline at the same moment: one winner, one clear answer, one mail', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, attorney, leadId } = await contact();
      const accept = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH, messageToAdmin: '' };
      const outcomes = await Promise.all([
        attorney.call('attorneyAcceptLead', accept),
        attorney.call('attorneyDeclineLead', { ...accept, declineCategory: 'Poor Client Fit' }),
        attorney.call('attorneyAcceptLead', accept),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
      const letters = (await mailsTo(server, client.email)).filter((letter) => letter.subject.includes('your request'));
      expect(letters).toHaveLength(1);
    }
  });

  test('two server processes decide at the same moment: one winner, one clear answer', async () => {
    const replica = await startReplica(server);
    for (let round = 0; round < 5; round++) {
      const { client, attorney, leadId } = await contact();
      const decision = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH };
      const [here, there] = await Promise.all([
        attorney.call('attorneyAcceptLead', decision),
        replica.call(attorney, 'attorneyDeclineLead', { ...decision, declineCategory: 'Poor Client Fit' }),
      ]);
      expect([here.status, there.status].toSorted((a, b) => a - b)).toEqual([200, 400]);
      const loser = here.error ?? ((await there.json()) as { error: ErrorBody }).error;
      expect(loser).toMatchObject({ message: 'This lead has already been decided.' });
      const letters = (await mailsTo(server, client.email)).filter((letter) => letter.subject.includes('your request'));
      expect(letters).toHaveLength(1);
    }
    await replica.close();
  });

  test('a declined lead is listed for 24 hours', async () => {
    const { client, attorney, chatId, leadId } = await contact();
    await attorney.must('attorneyDeclineLead', {
      attorneyLeadId: leadId,
      declineCategory: 'Poor Client Fit',
      messageToClient: LONG_ENOUGH,
    });
    const declinedAt = server.clock.now;
    server.clock.now = new Date(declinedAt.getTime() + 24 * 3_600_000 - 1000);
    expect(await leadsOf(attorney)).toHaveLength(1);
    server.clock.now = new Date(declinedAt.getTime() + 24 * 3_600_000);
    expect(await leadsOf(attorney)).toHaveLength(0);
    // What has left the list can no longer be read by its id either; its user still has it.
    expect((await attorney.call('getChatMessagesAttorneySide', { chatId })).error?.status).toBe('NOT_FOUND');
    expect((await attorney.call('getAttorneyChatMessages', { leadId })).error?.status).toBe('NOT_FOUND');
    expect((await client.call('getAttorneyChatMessages', { leadId })).status).toBe(200);
  });

  test('contacts are sorted pending, declined, accepted', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'hello' });
    const statuses = ['accepted', 'declined', 'pending'] as const;
    for (const status of statuses) {
      const attorney = await attorneyPerson(server);
      const { leadId } = await client.must('contactAttorney', {
        attorneyId: attorney.attorneyId,
        chatId,
        firstMessage: 'Hello',
      });
      const decision = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH };
      if (status === 'accepted') await attorney.must('attorneyAcceptLead', decision);
      if (status === 'declined')
        await attorney.must('attorneyDeclineLead', { ...decision, declineCategory: 'Poor Client Fit' });
    }
    const { attorneyContacts } = await client.must('getContactedAttorneys', null);
    expect(attorneyContacts.map(({ status }) => status)).toEqual(['pending', 'declined', 'accepted']);
  });
});
