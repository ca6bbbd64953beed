import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorney as attorneyTable } from '#server/platform/db/schema/attorneys.ts';
import { createClient } from '#test/client.ts';
import { contact } from '#test/contact.ts';
import { attorneyPerson, consumer, newAddress, signInByLink, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { unzip } from '#test/unzip.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Where words stand, over every table that there is, those of the jobs included. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { db } = server.app.deps;
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.raw(name)} t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
}

describe('the account', () => {
  test('says who it is, what is kept and which browsers are signed in', async () => {
    const { client } = await contact(server);
    const elsewhere = await visitor(server);
    await signInByLink(server, elsewhere, client.email);
    const account = await client.must('getAccount', null);
    expect(account).toMatchObject({
      email: client.email,
      isAttorney: false,
      mailAboutLeads: true,
      contents: { chats: 1, contacts: 1, documents: 0 },
    });
    expect(account.browsers.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    expect(account.browsers).toHaveLength(2);
  });

  test('turns its mails off and on', async () => {
    const client = await consumer(server);
    await client.must('setMailAboutLeads', { wanted: false });
    expect((await client.must('getAccount', null)).mailAboutLeads).toBe(false);
    await client.must('setMailAboutLeads', { wanted: true });
    expect((await client.must('getAccount', null)).mailAboutLeads).toBe(true);
  });
});

describe('the language of an account', () => {
  test('is kept, told to every browser of theirs, and nobody else’s', async () => {
    const [client, other] = [await consumer(server), await consumer(server)];
    expect((await client.me()).language).toBeNull();
    await client.must('setLanguage', { language: 'es' });
    const elsewhere = await visitor(server);
    expect((await elsewhere.me()).language).toBeNull();
    await signInByLink(server, elsewhere, client.email);
    expect((await elsewhere.me()).language).toBe('es');
    expect((await other.me()).language).toBeNull();
  });

  test('is one that we speak', async () => {
    const client = await consumer(server);
    expect(await client.call('setLanguage', { language: 'fr' as 'es' })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'language must be en or es' },
    });
  });

  test('is not a visitor’s to keep', async () => {
    const client = await visitor(server);
    expect(await client.call('setLanguage', { language: 'es' })).toMatchObject({
      error: { status: 'PERMISSION_DENIED' },
    });
  });
});

describe('signing out a browser', () => {
  test('ends that session alone, or all but this one', async () => {
    const here = await consumer(server);
    const others = [await visitor(server), await visitor(server), await visitor(server)];
    for (const other of others) await signInByLink(server, other, here.email);
    const signedIn = async () =>
      Promise.all(others.map(async (other) => (await other.me()).user?.email === here.email));
    const [first] = (await others[0]!.must('getAccount', null)).browsers.filter(({ isThisOne }) => isThisOne);
    await here.must('signOutBrowser', { browserId: first!.id });
    expect(await signedIn()).toEqual([false, true, true]);
    await here.must('signOutBrowser', { browserId: null });
    expect(await signedIn()).toEqual([false, false, false]);
    expect((await here.me()).user?.email).toBe(here.email);
  });

  test('of somebody else is not found, and they stay signed in', async () => {
    const [victim, stranger] = [await consumer(server), await consumer(server)];
    const [browser] = (await victim.must('getAccount', null)).browsers;
    const { error } = await stranger.call('signOutBrowser', { browserId: browser!.id });
    expect(error).toMatchObject({ status: 'NOT_FOUND', message: 'That browser is not signed in any more.' });
    expect((await victim.me()).user?.email).toBe(victim.email);
  });
});

let busyPeople = 0;

/** A person with something in every corner. */
async function busyPerson() {
  // A word that only this person writes.
  const word = `periwinkle${(busyPeople += 1)}x`;
  const { client, attorney, chatId, leadId } = await contact(server, {
    message: `My landlord kept my deposit in Queens, ${word}.`,
    info: `Please hurry, ${word}.`,
  });
  await client.must('sendMessageToAttorney', { leadId, content: `Hello, ${word}` });
  await attorney.must('sendMessageToUser', { leadId, content: 'An answer' });
  const { messages } = await client.must('getChatMessages', { chatId });
  await client.must('rateAnswer', { messageId: messages[1]!.id, verdict: 'down', reason: `Wrong, ${word}` });
  await client.must('submitIssue', {
    email: client.email,
    message: `A question, ${word}`,
    contactMethods: { email: true, phone: false, text: false },
  });
  const { documentId } = await client.must('startDocument', { definitionId: 'repair-request-letter', chatId });
  const answers = { yourName: `Ann ${word}` };
  await client.must('saveDocumentAnswers', { documentId, revision: 0, answers });
  await client.must('makeDocument', { documentId });
  await client.must('setMailAboutLeads', { wanted: true });
  await client.must('sendEmailLoginLink', { email: client.email });
  const me = await client.me();
  return { client, attorney, chatId, leadId, word, userId: me.user!.uid };
}

describe('the export', () => {
  test('is one zip with everything', async () => {
    const { client, chatId, word } = await busyPerson();
    const response = await client.request('/api/account/export');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="plainly-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(['README.txt', 'data.json', 'documents/1 Repair request letter.pdf']);
    expect(files.get('documents/1 Repair request letter.pdf')!.toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    const data = JSON.parse(files.get('data.json')!.toString('utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { email: client.email, termsVersion: 1, mailAboutLeads: true },
      chats: [
        {
          id: chatId,
          messages: [
            { from: 'user', text: `My landlord kept my deposit in Queens, ${word}.` },
            { from: 'assistant', rating: 'down', ratingReason: `Wrong, ${word}` },
          ],
        },
      ],
      contacts: [
        {
          attorneyFirstName: 'Ada',
          status: 'pending',
          additionalInfo: `Please hurry, ${word}.`,
          thread: [
            { from: 'user', text: `Hello\nPlease hurry, ${word}.` },
            { from: 'user', text: `Hello, ${word}` },
            { from: 'attorney', text: 'An answer' },
          ],
        },
      ],
      documents: [{ definition: 'repair-request-letter', answers: { yourName: `Ann ${word}` } }],
      contactFormMessages: [{ message: `A question, ${word}`, replies: [] }],
    });
    expect(JSON.stringify(data)).not.toContain('messageToAdmin');
    expect((data['mails'] as unknown[]).length).toBeGreaterThan(0);
  });

  test('of a person without anything is whole too, and an attorney gets their profile', async () => {
    for (const person of [await consumer(server), await attorneyPerson(server)]) {
      const files = unzip(Buffer.from(await (await person.request('/api/account/export')).arrayBuffer()));
      const data = JSON.parse(files.get('data.json')!.toString('utf8')) as Record<string, unknown>;
      expect(data).toMatchObject({ account: { email: person.email }, chats: [], contacts: [] });
      expect('attorneyProfile' in data).toBe('attorneyId' in person);
    }
  });

  test('is nobody else’s', async () => {
    expect((await createClient(server.url).request('/api/account/export')).status).toBe(401);
    expect((await (await visitor(server)).request('/api/account/export')).status).toBe(403);
  });
});

describe('deleting the account', () => {
  test('asks for its own address', async () => {
    const client = await consumer(server);
    for (const email of [newAddress('other'), '']) {
      expect((await client.call('deleteAccount', { email })).error?.status).toBe('INVALID_ARGUMENT');
    }
    expect((await client.me()).user?.email).toBe(client.email);
  });

  test('leaves nothing in any table', async () => {
    const { client, attorney, chatId, leadId, userId, word } = await busyPerson();
    const traces = [client.email, userId, word, chatId, leadId];
    expect((await tablesWith(...traces)).length).toBeGreaterThan(8);
    await client.must('deleteAccount', { email: client.email.toUpperCase() });
    expect(await tablesWith(...traces)).toEqual([]);
    expect((await client.me()).user).toBeNull();
    expect((await attorney.must('getAttorneyLeads', null)).leads).toEqual([]);
  });

  test('takes the visitor along that the person was before signing in', async () => {
    const client = await visitor(server);
    const before = (await client.me()).user!.uid;
    await client.must('sendMessage', { message: 'My landlord kept my deposit.' });
    const email = newAddress('consumer');
    await signInByLink(server, client, email);
    await client.must('deleteAccount', { email });
    expect(await tablesWith(email, before)).toEqual([]);
  });

  test('of an attorney pauses the profile, and their clients keep what was said', async () => {
    const { client, attorney, leadId } = await busyPerson();
    await attorney.must('deleteAccount', { email: attorney.email });
    const { db } = server.app.deps;
    const [profile] = await db
      .select()
      .from(attorneyTable)
      .where(sql`${attorneyTable.id} = ${attorney.attorneyId}`);
    expect(profile?.paused).toBe(true);
    expect(await tablesWith(attorney.email)).toEqual([]);
    expect((await client.must('getAttorneyChatMessages', { leadId })).messages).toHaveLength(3);
  });
});
