import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { document } from '#server/platform/db/schema/documents.ts';
import type { Client } from '#test/client.ts';
import { consumer, visitor } from '#test/people.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const COLLECTOR = 'Fill in: Stop-contact letter to a debt collector';
const say = (client: Client, chatId: string | undefined, message: string) =>
  client.must('sendMessage', { message, chatId });

test('an interview is kept in a document of the chat, which is made at the end', async () => {
  const client = await consumer(server);
  const begun = await say(client, undefined, COLLECTOR);
  const { chatId } = begun;
  const card = begun.aiResponse.documents?.[0];
  expect(card).toMatchObject({ definitionId: 'cease-contact-letter', begun: { isMade: false } });
  let last = await say(client, chatId, "José Nuñez-O'Brien");
  for (let turn = 0; turn < 30 && !last.aiResponse.documents?.[0]?.begun?.isMade; turn++) {
    last = await say(client, chatId, 'I don’t know');
  }
  const documentId = last.aiResponse.documents![0]!.begun!.documentId;
  expect(documentId).toBe(card!.begun!.documentId);
  const pdf = await client.request(`/api/documents/${documentId}.pdf`);
  expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain("José Nuñez-O'Brien");
  const { messages } = await client.must('getChatMessages', { chatId });
  expect(messages.at(-1)?.documents?.[0]?.begun?.isMade).toBe(true);
});

test('the form page and the chat fill in the same document', async () => {
  const client = await visitor(server);
  const { chatId } = await say(client, undefined, COLLECTOR);
  const { documents } = await client.must('getUserDocuments', null);
  const documentId = documents[0]!.id;
  expect(documents[0]).toMatchObject({ chatId, definitionId: 'cease-contact-letter' });
  const open = async () => (await client.must('getDocument', { documentId })).document;
  const { revision } = await open();
  await client.must('saveDocumentAnswers', {
    documentId,
    revision,
    answers: { yourName: 'Ana', yourAddress: '1 Main St' },
  });

  const next = await say(client, chatId, 'go on with the document');
  expect(next.aiResponse.content).not.toContain('What is your full name?');
  await say(client, chatId, '(917) 555-0100');
  expect((await open()).answers).toMatchObject({ yourName: 'Ana', yourAddress: '1 Main St' });
});

test('a document that was deleted is begun again, and its old card offers it', async () => {
  const client = await visitor(server);
  const { chatId, aiResponse } = await say(client, undefined, COLLECTOR);
  const documentId = aiResponse.documents![0]!.begun!.documentId;
  await client.must('deleteDocument', { documentId });
  const { messages } = await client.must('getChatMessages', { chatId });
  expect(messages.at(-1)?.documents).toBeUndefined();
  const again = await say(client, chatId, 'Ana');
  expect(again.aiResponse.documents?.[0]?.begun?.documentId).not.toBe(documentId);
});

test('an offered document is a card that leads to it', async () => {
  const client = await visitor(server);
  const { aiResponse, chatId } = await say(client, undefined, 'My landlord kept my deposit');
  expect(aiResponse.documents?.[0]).toMatchObject({
    definitionId: 'security-deposit-demand-letter',
    title: 'Security deposit demand letter',
    begun: null,
  });
  const begun = await say(client, chatId, 'Fill in: Security deposit demand letter');
  expect(begun.aiResponse.documents?.[0]).toMatchObject({
    definitionId: 'security-deposit-demand-letter',
    begun: { isMade: false },
  });
});

test('what was told with the wish for a paper is offered on it', async () => {
  const client = await visitor(server);
  const told = 'I moved out on October 1 and my landlord kept my $1,800 deposit. Write the letter';
  const { aiResponse } = await say(client, undefined, told);
  const { documentId } = aiResponse.documents![0]!.begun!;
  const [row] = await server.app.deps.db.select().from(document).where(eq(document.id, documentId));
  expect(row?.offered).toMatchObject({ depositAmount: '1800.00', movedOut: expect.stringMatching(/-10-01$/) });
});

test('whoever keeps ten documents already is told so, and has their message back', async () => {
  const client = await visitor(server);
  for (let n = 0; n < 10; n++) await client.must('startDocument', { definitionId: 'foil-request' });
  const { error } = await client.call('sendMessage', { message: COLLECTOR });
  expect(error?.message).toBe('You can keep up to 10 documents. Delete one to start another.');
  const uid = (await client.me()).user!.uid;
  expect(await server.app.deps.db.select().from(document).where(eq(document.ownerId, uid))).toHaveLength(10);
});

test('an address on a form is no place of the dispute: it does not name the chat', async () => {
  const client = await visitor(server);
  const { chatId } = await say(client, undefined, 'My landlord kept my deposit');
  const title = async () => (await client.must('getUserChats', null)).chats[0]!.title;
  const before = await title();
  await say(client, chatId, 'Fill in: Security deposit demand letter');
  await say(client, chatId, 'Ana Lopez');
  await say(client, chatId, '12 Hidden Lane, Buffalo, NY 14201');
  expect(await title()).toBe(before);
});
