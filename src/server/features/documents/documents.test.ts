import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { user } from '#server/platform/db/schema/account.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { document, documentFile } from '#server/platform/db/schema/documents.ts';
import { forgetExpired } from '#server/platform/jobs/housekeeping-repo.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, consumer, newAddress, signInByLink, visitor } from '#test/people.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { unzip } from '#test/unzip.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DEPOSIT = 'security-deposit-demand-letter';
const begin = async (client: Client, chatId?: string) =>
  (await client.must('startDocument', { definitionId: DEPOSIT, chatId })).documentId;
const open = async (client: Client, documentId: string) => (await client.must('getDocument', { documentId })).document;
const save = (client: Client, documentId: string, revision: number, answers: Record<string, unknown>) =>
  client.call('saveDocumentAnswers', { documentId, revision, answers });
const notFound = { status: 'NOT_FOUND', message: 'Document not found' };

describe('the library', () => {
  test('is open to everybody, without a session', async () => {
    const nobody = createClient(server.url);
    const { definitions } = await nobody.must('listDocumentDefinitions', null);
    expect(definitions.length).toBeGreaterThanOrEqual(28);
    const { definition } = await nobody.must('getDocumentDefinition', { definitionId: DEPOSIT });
    expect(definition).toMatchObject({ id: DEPOSIT, category: 'housing', text: expect.stringContaining('{{') });
    expect((await nobody.call('getDocumentDefinition', { definitionId: 'nothing' })).error).toEqual(notFound);
    expect((await nobody.call('getDocumentDefinition', { definitionId: '../x' })).error?.status).toBe(
      'INVALID_ARGUMENT',
    );
  });

  test('shows the blank document as a PDF', async () => {
    const response = await createClient(server.url).request(`/api/documents/library/${DEPOSIT}.pdf?view`);
    expect(response.headers.get('content-disposition')).toContain(
      'inline; filename="Security deposit demand letter.pdf"',
    );
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(text).toContain('__________');
    expect((await createClient(server.url).request('/api/documents/library/nothing.pdf')).status).toBe(404);
  });
});

describe('filling in', () => {
  test('keeps answers as they were given, and counts them', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    const { result } = await save(client, id, 0, { yourName: " José Nuñez-O'Brien ", recipientName: null });
    expect(result?.document).toMatchObject({
      revision: 1,
      answers: { yourName: "José Nuñez-O'Brien", recipientName: null },
      made: null,
      unprintable: [],
    });
    expect(result?.document.progress.asked).toBe(2);
    expect(await open(client, id)).toMatchObject({ revision: 1 });
  });

  test('says what cannot be printed', async () => {
    const client = await visitor(server);
    const { result } = await save(client, await begin(client), 0, { yourName: 'Ana 🙂' });
    expect(result?.document.unprintable).toEqual(['🙂']);
  });

  test('a wrong answer is refused with its question, and nothing is kept', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    const { error } = await save(client, id, 0, { yourName: 'x'.repeat(10_000) });
    expect(error).toEqual({
      status: 'INVALID_ARGUMENT',
      message: 'Please use at most 200 characters.',
      details: [{ path: 'yourName', message: 'Please use at most 200 characters.' }],
    });
    expect((await save(client, id, 0, { shoeSize: '9' })).error?.message).toBe('There is no question shoeSize');
    expect((await open(client, id)).answers).toEqual({});
  });

  test('of two tabs the later one learns what the other wrote', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    await save(client, id, 0, { yourName: 'Ana' });
    expect((await save(client, id, 0, { recipientName: 'Bo' })).error).toEqual({
      status: 'ABORTED',
      message: 'This document was changed somewhere else.',
      details: { revision: 1, answers: { yourName: 'Ana' } },
    });
    expect((await save(client, id, 1, { recipientName: 'Bo' })).result?.document.answers).toEqual({
      yourName: 'Ana',
      recipientName: 'Bo',
    });
  });

  test('offers what the chat and the account know, and starts once per chat', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', {
      message: 'my landlord kept my security deposit in Brooklyn',
    });
    const id = await begin(client, chatId);
    expect(await begin(client, chatId)).toBe(id);
    expect(await open(client, id)).toMatchObject({ chatId, answers: {}, offered: { yourEmail: client.email } });
  });

  test('in a chat of somebody else is refused', async () => {
    const { chatId } = await (await visitor(server)).must('sendMessage', { message: 'mine' });
    const stranger = await visitor(server);
    expect((await stranger.call('startDocument', { definitionId: DEPOSIT, chatId })).error?.message).toBe(
      'Chat not found',
    );
  });

  test('a visitor keeps at most ten', async () => {
    const client = await visitor(server);
    for (let n = 0; n < 10; n++) await begin(client);
    expect((await client.call('startDocument', { definitionId: DEPOSIT })).error).toEqual({
      status: 'RESOURCE_EXHAUSTED',
      message: 'You can keep up to 10 documents. Delete one to start another.',
    });
  });
});

describe('making it', () => {
  test('gives a PDF and a text, which stay as they are until it is made again', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    await save(client, id, 0, { yourName: "José Nuñez-O'Brien", recipientName: '李小龍' });
    expect((await client.request(`/api/documents/${id}.pdf`)).status).toBe(404);

    const { document: made } = await client.must('makeDocument', { documentId: id });
    expect(made.made).toEqual({ at: server.clock.now.toISOString(), isCurrent: true });
    const response = await client.request(`/api/documents/${id}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toContain('attachment;');
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(text).toContain("José Nuñez-O'Brien");
    expect(text).toContain('李小龍');

    await save(client, id, 1, { recipientName: 'Bo Landlord' });
    expect((await open(client, id)).made?.isCurrent).toBe(false);
    const asText = async () => (await client.request(`/api/documents/${id}.txt`)).text();
    expect(await asText()).toContain('李小龍');
    await client.must('makeDocument', { documentId: id });
    expect(await asText()).toContain('Bo Landlord');
  });

  test('deleted while its PDF is made, it is not found', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    const { library } = server.app.deps;
    const make = library.make.bind(library);
    const making = vi.spyOn(library, 'make').mockImplementation(async (...job) => {
      const made = await make(...job);
      await client.must('deleteDocument', { documentId: id });
      return made;
    });
    expect((await client.call('makeDocument', { documentId: id })).error).toEqual(notFound);
    making.mockRestore();
  });

  test('its title is the name of the file', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    await client.must('renameDocument', { documentId: id, newTitle: 'Carta de José' });
    await client.must('makeDocument', { documentId: id });
    const response = await client.request(`/api/documents/${id}.txt`);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Carta%20de%20Jos%C3%A9.txt");
  });
});

describe('a stranger', () => {
  test('finds nothing, by whatever way', async () => {
    const owner = await visitor(server);
    const id = await begin(owner);
    await owner.must('makeDocument', { documentId: id });
    for (const stranger of [await visitor(server), await consumer(server)]) {
      expect((await stranger.call('getDocument', { documentId: id })).error).toEqual(notFound);
      expect((await save(stranger, id, 0, { yourName: 'Eve' })).error).toEqual(notFound);
      expect((await stranger.call('makeDocument', { documentId: id })).error).toEqual(notFound);
      expect((await stranger.call('renameDocument', { documentId: id, newTitle: 'x' })).error).toEqual(notFound);
      expect((await stranger.call('deleteDocument', { documentId: id })).error).toEqual(notFound);
      expect((await stranger.request(`/api/documents/${id}.pdf`)).status).toBe(404);
      expect((await stranger.must('getUserDocuments', null)).documents).toEqual([]);
    }
    expect((await createClient(server.url).request(`/api/documents/${id}.pdf`)).status).toBe(401);
    expect((await (await attorneyPerson(server)).request(`/api/documents/${id}.pdf`)).status).toBe(403);
    expect((await owner.request('/api/documents/x.pdf')).status).toBe(404);
  });
});

describe('it is gone', () => {
  const rowsOf = async (id: string) => {
    const { db } = server.app.deps;
    const rows = await db.select().from(document).where(eq(document.id, id));
    const files = await db.select().from(documentFile).where(eq(documentFile.documentId, id));
    return [rows.length, files.length];
  };

  test('when its owner deletes it, with its files', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    await client.must('makeDocument', { documentId: id });
    expect(await rowsOf(id)).toEqual([1, 1]);
    await client.must('deleteDocument', { documentId: id });
    expect(await rowsOf(id)).toEqual([0, 0]);
  });

  test('when its chat is deleted', async () => {
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'my landlord kept my deposit' });
    const id = await begin(client, chatId);
    await client.must('deleteChat', { chatId });
    expect(await rowsOf(id)).toEqual([0, 0]);
  });
});

test('somebody who signs in keeps what they made before', async () => {
  const known = await consumer(server);
  for (const email of [newAddress('newcomer'), known.email]) {
    const client = await visitor(server);
    const id = await begin(client);
    await save(client, id, 0, { yourName: 'Ana' });
    await signInByLink(server, client, email);
    const before = (await client.me()).previousAnonymousId;
    if (before) await client.must('transferAnonymousChats', { anonymousUserId: before });
    if (email !== known.email) await client.must('acceptTos', null);
    expect((await open(client, id)).answers).toEqual({ yourName: 'Ana' });
  }
});

test('begun on its page while an answer in the chat is being stored, it waits instead of failing', async () => {
  const client = await visitor(server);
  const { chatId } = await client.must('sendMessage', { message: 'My landlord kept my deposit.' });
  const [row] = await server.app.deps.db.select().from(chat).where(eq(chat.id, chatId));
  const started = await server.app.deps.db.transaction(async (tx) => {
    await tx.select().from(chat).where(eq(chat.id, chatId)).for('update');
    const starting = begin(client, chatId);
    await vi.waitUntil(async () => (await server.app.deps.db.execute(WAITS_FOR_A_LOCK)).rows.length > 0, 5000);
    await tx.select().from(user).where(eq(user.id, row!.ownerId)).for('update');
    return { starting };
  });
  await expect(started.starting).resolves.toMatch(/^[\da-f-]{36}$/);
});

const WAITS_FOR_A_LOCK = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a secret in a document', () => {
  const SSN = '219-09-9999';
  const inDatabase = async (id: string) => {
    const { db } = server.app.deps;
    const [row] = await db.select().from(document).where(eq(document.id, id));
    const [file] = await db.select().from(documentFile).where(eq(documentFile.documentId, id));
    return JSON.stringify([row, file?.text, file?.pdf.toString('latin1')]);
  };

  test('is kept sealed, shown masked, and printed whole', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    const { result } = await save(client, id, 0, { yourName: `Ana ${SSN}`, recipientName: 'Bo' });
    expect(result?.document.answers).toEqual({ yourName: 'Ana •••-••-9999', recipientName: 'Bo' });
    await client.must('makeDocument', { documentId: id });
    const kept = await inDatabase(id);
    expect(kept).not.toContain(SSN);
    expect(kept).not.toContain('%PDF');
    expect(kept).toContain('sealed:1:');
    expect(await (await client.request(`/api/documents/${id}.txt`)).text()).toContain(SSN);
    const { text } = await readPdf(
      new Uint8Array(await (await client.request(`/api/documents/${id}.pdf`)).arrayBuffer()),
    );
    expect(text).toContain(SSN);
  });

  test('that comes back as it was shown stays what it was', async () => {
    const client = await visitor(server);
    const id = await begin(client);
    await save(client, id, 0, { yourName: `Ana ${SSN}` });
    await save(client, id, 1, { yourName: 'Ana •••-••-9999', recipientName: 'Bo' });
    await client.must('makeDocument', { documentId: id });
    expect(await (await client.request(`/api/documents/${id}.txt`)).text()).toContain(SSN);
    await save(client, id, 2, { yourName: 'Ana' });
    expect((await open(client, id)).answers).toMatchObject({ yourName: 'Ana' });
  });

  /** What stands in the tables of documents, the secret opened or sealed. */
  const isKept = async (id: string) => (await inDatabase(id)).includes('sealed:1:');

  test('goes with the document, with the chat’s owner, and for a visitor after the days that the privacy page names', async () => {
    const { db } = server.app.deps;
    const withSecret = async (client: Client) => {
      const id = await begin(client);
      await save(client, id, 0, { yourName: `Ana ${SSN}` });
      await client.must('makeDocument', { documentId: id });
      expect(await isKept(id)).toBe(true);
      return id;
    };
    const deleting = await consumer(server);
    const deleted = await withSecret(deleting);
    await deleting.must('deleteDocument', { documentId: deleted });
    expect(await isKept(deleted)).toBe(false);

    const leaving = await consumer(server);
    const left = await withSecret(leaving);
    await leaving.must('deleteAccount', { email: (await leaving.me()).user?.email ?? '' });
    expect(await isKept(left)).toBe(false);

    const visited = await withSecret(await visitor(server));
    const staying = await withSecret(await consumer(server));
    const inDays = (days: number) => new Date(server.clock.now.getTime() + days * 86_400_000);
    await forgetExpired(db, inDays(29));
    expect(await isKept(visited)).toBe(true);
    await forgetExpired(db, inDays(31));
    expect([await isKept(visited), await isKept(staying)]).toEqual([false, true]);
  });

  test('is whole in the person’s own export', async () => {
    const client = await consumer(server);
    const id = await begin(client);
    await save(client, id, 0, { yourName: `Ana ${SSN}` });
    await client.must('makeDocument', { documentId: id });
    const files = unzip(Buffer.from(await (await client.request('/api/account/export')).arrayBuffer()));
    expect(files.get('data.json')?.toString()).toContain(SSN);
    expect(
      [...files]
        .find(([name]) => name.endsWith('.pdf'))?.[1]
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('a paper that does not fit', () => {
  test('is not made, and says why; with another answer it is', async () => {
    const client = await visitor(server);
    const { documentId } = await client.must('startDocument', { definitionId: 'small-claims-statement' });
    const keep = (revision: number, answers: Record<string, unknown>) =>
      client.must('saveDocumentAnswers', { documentId, revision, answers });
    await keep(0, { where: 'town', amount: '3000.01' });
    const refused = await client.call('makeDocument', { documentId });
    expect(refused.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'Small claims in a town or village court ends at $3,000, and a claim may not be split. (UJCA § 1801)',
    });
    await keep(1, { amount: '3000.00' });
    expect((await client.must('makeDocument', { documentId })).document.made?.isCurrent).toBe(true);
  });
});

test('asked in Spanish, the paper is English and the page with what to do Spanish', async () => {
  const client = await visitor(server);
  const { documentId } = await client.must('startDocument', { definitionId: 'cease-contact-letter' });
  await client.must('saveDocumentAnswers', { documentId, revision: 0, answers: { yourName: 'Ana Ruiz' } });
  await client.must('makeDocument', { documentId, language: 'es' });
  const pdf = await client.request(`/api/documents/${documentId}.pdf`);
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(pages[0]).toContain('Under 15 USC § 1692c(c) I ask you to stop contacting me');
  expect(pages[1]).toContain('Qué hacer con esto');
  expect(pages[2]).toContain('Copia de lectura en español');
  expect(pages[2]).toContain('Su nombre Ana Ruiz');
});

test('a day in the future is refused where it cannot be', async () => {
  const client = await visitor(server);
  const { documentId } = await client.must('startDocument', { definitionId: 'consumer-credit-answer' });
  const saved = await client.call('saveDocumentAnswers', {
    documentId,
    revision: 0,
    answers: { receivedOn: '2199-01-01' },
  });
  expect(saved.error?.message).toBe('This day has not come yet. Please check the date.');
});
