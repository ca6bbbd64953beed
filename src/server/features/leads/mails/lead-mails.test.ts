import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact, LONG_ENOUGH } from '#test/contact.ts';
import { createClient } from '#test/client.ts';
import { mailsTo } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney as attorneyTable } from '#server/platform/db/schema/attorneys.ts';
import { sendDigests } from './announce-lead.ts';
import { remind } from './remind.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY_MS = 24 * 3_600_000;
const subjects = async (address: string) => (await mailsTo(server, address)).map(({ subject }) => subject);
const count = async (address: string, subject: string) =>
  (await subjects(address)).filter((other) => other === subject).length;
const choiceTokenIn = (text: string) => /\/notifications\?token=(\S+)/.exec(text)?.[1] ?? '';

async function afterDays(days: number) {
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + days * DAY_MS);
  await remind(server.app.deps);
  server.clock.now = before;
}

describe('a new message', () => {
  test('of an attorney is mailed once, until the user has read it', async () => {
    const { client, attorney, leadId } = await contact(server);
    const SUBJECT = 'Ada Advocate wrote to you';
    await attorney.must('sendMessageToUser', { leadId, content: 'A secret question' });
    await attorney.must('sendMessageToUser', { leadId, content: 'And another' });
    expect(await count(client.email, SUBJECT)).toBe(1);
    await client.must('markThreadRead', { leadId });
    await attorney.must('sendMessageToUser', { leadId, content: 'One more' });
    expect(await count(client.email, SUBJECT)).toBe(2);
    expect(JSON.stringify(await mailsTo(server, client.email))).not.toMatch(/secret|another|One more/);
  });

  test('of a user is mailed once the attorney has read what came before', async () => {
    const { client, attorney, leadId } = await contact(server);
    const SUBJECT = 'A new message on Plainly';
    await client.must('sendMessageToAttorney', { leadId, content: 'Are you there?' });
    expect(await count(attorney.email, SUBJECT)).toBe(0);
    await attorney.must('markThreadRead', { leadId });
    await client.must('sendMessageToAttorney', { leadId, content: 'Hello?' });
    await client.must('sendMessageToAttorney', { leadId, content: 'Anybody?' });
    expect(await count(attorney.email, SUBJECT)).toBe(1);
  });

  test('messages at the same moment are one mail', async () => {
    const { client, attorney, leadId } = await contact(server);
    await Promise.all(['a', 'b', 'c', 'd'].map((content) => attorney.must('sendMessageToUser', { leadId, content })));
    expect(await count(client.email, 'Ada Advocate wrote to you')).toBe(1);
  });
});

describe('in Spanish', () => {
  test('whoever reads Spanish is written to in Spanish, and led to Spanish pages', async () => {
    const { client, attorney, leadId, chatId } = await contact(server);
    await client.must('setLanguage', { language: 'es' });
    await attorney.must('sendMessageToUser', { leadId, content: 'Hello' });
    await attorney.must('attorneyDeclineLead', {
      attorneyLeadId: leadId,
      declineCategory: 'Poor Client Fit',
      messageToClient: LONG_ENOUGH,
      messageToAdmin: '',
    });
    const mails = await mailsTo(server, client.email);
    const [message, decision] = ['Ada Advocate le escribió', 'Ada Advocate rechazó su solicitud'].map((subject) =>
      mails.find((mail) => mail.subject === subject),
    );
    expect(message).toBeDefined();
    expect(message?.html).toContain('<html lang="es">');
    expect(decision?.text).toContain(`${server.url}/es/?chat=${chatId}`);
    expect(decision?.text).toContain(`${server.url}/es/notifications?token=`);
    expect(decision?.text).toContain('no es un bufete de abogados');
    expect(await subjects(attorney.email)).toContain('A new lead on Plainly');
  });
});

describe('reminders', () => {
  test('the attorney is reminded once after 3 days, the user told once after 7', async () => {
    const { client, attorney, chatId } = await contact(server);
    const [TO_ATTORNEY, TO_USER] = ['A lead is waiting for your answer', 'No answer from Ada Advocate yet'];
    const sent = async () => [await count(attorney.email, TO_ATTORNEY), await count(client.email, TO_USER)];
    await afterDays(2.9);
    expect(await sent()).toEqual([0, 0]);
    await afterDays(3);
    await afterDays(4);
    expect(await sent()).toEqual([1, 0]);
    await afterDays(7);
    await afterDays(8);
    expect(await sent()).toEqual([1, 1]);
    const [letter] = (await mailsTo(server, client.email)).filter(({ subject }) => subject === TO_USER);
    expect(letter?.text).toContain(`/?chat=${chatId}`);
    expect(letter?.text).toContain('contact other attorneys');
  });

  test('nobody is reminded of a lead that was answered, by a message or a decision, or withdrawn', async () => {
    const answered = await contact(server);
    await answered.attorney.must('sendMessageToUser', { leadId: answered.leadId, content: 'I am reading it.' });
    const decided = await contact(server);
    await decided.attorney.must('attorneyAcceptLead', { attorneyLeadId: decided.leadId, messageToClient: LONG_ENOUGH });
    const withdrawn = await contact(server);
    await withdrawn.client.must('withdrawContact', { leadId: withdrawn.leadId });
    await afterDays(8);
    for (const { client, attorney } of [answered, decided, withdrawn]) {
      expect(await subjects(attorney.email)).not.toContain('A lead is waiting for your answer');
      expect(await subjects(client.email)).not.toContain('No answer from Ada Advocate yet');
    }
  });
});

test('a decline is mailed with a way to other attorneys and free help, without the words that were said', async () => {
  const { client, attorney, chatId, leadId } = await contact(server);
  await attorney.must('attorneyDeclineLead', {
    attorneyLeadId: leadId,
    declineCategory: 'Conflict of Interest',
    messageToClient: LONG_ENOUGH,
    messageToAdmin: 'Between us',
  });
  const [letter] = (await mailsTo(server, client.email)).filter(({ subject }) => subject.includes('declined'));
  expect(letter?.text).toContain(`/?chat=${chatId}&attorney=${attorney.attorneyId}`);
  expect(letter?.text).toContain('contact another attorney from the same chat');
  expect(letter?.text).toContain('https://www.lawhelpny.org');
  expect(letter?.text).not.toMatch(/Conflict|Thank you for writing|Between us/);
});

test('a decline and a week of silence name the other attorneys whose cards stand in the chat', async () => {
  const { client, attorney, chatId, leadId } = await contact(server, { message: 'Hello' });
  const { db } = server.app.deps;
  const [shown, paused, contacted, elsewhere] = await db
    .insert(attorneyTable)
    .values(
      ['Shown', 'Paused', 'Contacted', 'Elsewhere'].map((lastName) => ({
        firstName: 'Olive',
        lastName,
        practiceAreas: ['housing'],
        licenseStatus: 'Currently registered',
        paused: lastName === 'Paused',
      })),
    )
    .returning();
  await db.insert(attorneyShowing).values(
    [attorney.attorneyId, shown!.id, paused!.id, contacted!.id].map((attorneyId, index) => ({
      attorneyId,
      chatId,
      place: index + 1,
      category: 'housing',
      fit: 'statewide' as const,
      sponsored: false,
    })),
  );
  expect(elsewhere!.lastName).toBe('Elsewhere');
  await client.must('contactAttorney', { attorneyId: contacted!.id, chatId, firstMessage: 'Hello' });
  await afterDays(7);
  await attorney.must('attorneyDeclineLead', {
    attorneyLeadId: leadId,
    declineCategory: 'Conflict of Interest',
    messageToClient: LONG_ENOUGH,
  });
  const letters = await mailsTo(server, client.email);
  for (const subject of ['No answer from Ada Advocate yet', 'Ada Advocate declined your request']) {
    expect(letters.find((letter) => letter.subject === subject)?.text).toContain(
      'Other attorneys shown in your chat: Olive Shown.',
    );
  }
});

describe('the preferences link', () => {
  test('stops mails about leads, for its reader alone, and starts them again', async () => {
    const { client, attorney, leadId } = await contact(server);
    const [letter] = await mailsTo(server, attorney.email);
    const token = choiceTokenIn(letter!.text);
    expect(letter!.html).toContain(`/notifications?token=${token}`);
    const nobody = createClient(server.url);
    expect(await nobody.must('getMailChoice', { token })).toEqual({ leads: true });
    await nobody.must('setMailChoice', { token, leads: false });
    expect(await nobody.must('getMailChoice', { token })).toEqual({ leads: false });

    await attorney.must('markThreadRead', { leadId });
    await client.must('sendMessageToAttorney', { leadId, content: 'Hello?' });
    expect(await mailsTo(server, attorney.email)).toHaveLength(1);
    await attorney.must('sendMessageToUser', { leadId, content: 'Yes?' });
    expect(await count(client.email, 'Ada Advocate wrote to you')).toBe(1);

    await nobody.must('setMailChoice', { token, leads: true });
    await attorney.must('markThreadRead', { leadId });
    await client.must('sendMessageToAttorney', { leadId, content: 'Hello again' });
    expect(await mailsTo(server, attorney.email)).toHaveLength(2);
  });

  test('a token that nobody made, or for somebody else, changes nothing', async () => {
    const { client, attorney } = await contact(server);
    const [letter] = await mailsTo(server, attorney.email);
    const signature = choiceTokenIn(letter!.text).slice(36);
    const stranger = (await client.me()).user!.uid;
    for (const token of ['x', `${stranger}${signature}`, stranger, `${crypto.randomUUID()}${signature}`]) {
      expect((await client.call('getMailChoice', { token })).error?.status).toBe('NOT_FOUND');
      expect((await client.call('setMailChoice', { token, leads: false })).error?.status).toBe('NOT_FOUND');
    }
  });

  test('a mail program’s own unsubscribe works by POST alone', async () => {
    const { attorney } = await contact(server);
    const [letter] = await mailsTo(server, attorney.email);
    const { pathname, search } = new URL(letter!.unsubscribeUrl!);
    const token = choiceTokenIn(letter!.text);
    const nobody = createClient(server.url);
    const opened = await nobody.request(pathname + search);
    expect(opened.headers.get('location')).toBe(`/notifications?token=${token}`);
    expect(await nobody.must('getMailChoice', { token })).toEqual({ leads: true });
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await nobody.request(pathname + search, form)).status).toBe(200);
    expect(await nobody.must('getMailChoice', { token })).toEqual({ leads: false });
    expect((await nobody.request(`${pathname}?token=x`, form)).status).toBe(404);
  });

  test('mails for signing in have none', async () => {
    const { client } = await contact(server);
    const [letter] = (await mailsTo(server, client.email)).filter(({ subject }) => subject.startsWith('Sign in'));
    expect(letter?.text).not.toContain('/notifications');
  });
});

describe('a daily digest', () => {
  test('comes instead of a mail for each new lead, once, and only where it was chosen', async () => {
    const { attorney } = await contact(server);
    expect(await count(attorney.email, 'A new lead on Plainly')).toBe(1);
    await attorney.must('setMailAboutLeads', { wanted: true, digest: true });
    await sendDigests(server.app.deps);
    expect(await count(attorney.email, '1 new lead on Plainly')).toBe(0);
    await contact(server, { attorney });
    await contact(server, { attorney });
    expect(await count(attorney.email, 'A new lead on Plainly')).toBe(1);
    await sendDigests(server.app.deps);
    await sendDigests(server.app.deps);
    expect(await count(attorney.email, '2 new leads on Plainly')).toBe(1);
  });
});
