import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat, message } from '#server/platform/db/schema/chat.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { textToHtml } from '#server/platform/html/to-html.ts';
import type { Client } from '#test/client.ts';
import { LONG_ENOUGH } from '#test/contact.ts';
import { readEvents } from '#test/event-reader.ts';
import { attorneyPerson, consumer } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let client: Client & { email: string };
beforeAll(async () => {
  server = await startTestServer();
  client = await consumer(server);
});
afterAll(() => server.close());

type Said = { readonly words: string; readonly isLeftOut: boolean; readonly isOwn: boolean };
const said = fc.record({
  words: fc.constantFrom('my landlord', 'kept the deposit', 'I was in Queens', 'on May 3', 'against Klein Realty LLC'),
  isLeftOut: fc.boolean(),
  isOwn: fc.boolean(),
});
const story = fc.record({
  before: fc.array(said, { minLength: 1, maxLength: 6 }),
  after: fc.array(said, { maxLength: 3 }),
  title: fc.constantFrom('first', 'other', 'model'),
  decision: fc.constantFrom('none', 'accept', 'decline'),
});

let secrets = 0;
/** A word that nobody else would write, with capitals as a name has, which the brief likes. */
const newSecret = () => `Zq${(secrets += 1)}xKlein`;

async function write(chatId: string, texts: readonly (Said & { text: string })[], from: number): Promise<string[]> {
  const { db } = server.app.deps;
  const rows = texts.map(({ text, isOwn }, index) => ({
    chatId,
    position: from + index,
    role: isOwn ? ('user' as const) : ('assistant' as const),
    source: text,
    content: textToHtml(text),
  }));
  if (rows.length === 0) return [];
  return (await db.insert(message).values(rows).returning({ id: message.id })).map(({ id }) => id);
}

/** Every byte that this attorney can fetch, and that was sent to them. */
async function everythingFor(attorney: Client & { email: string }, chatId: string, leadId: string): Promise<string> {
  const { db } = server.app.deps;
  const calls = await Promise.all([
    attorney.call('getAttorneyLeads', null),
    attorney.call('getChatMessagesAttorneySide', { chatId }),
    attorney.call('getAttorneyChatMessages', { leadId }),
    attorney.call('getChatMessages', { chatId }),
    attorney.call('getAccount', null),
  ]);
  const exported = await (await attorney.request('/api/account/export')).text();
  const events = await readEvents(attorney);
  const heard = await events.next();
  events.close();
  const mails = await db.select().from(mail).where(eq(mail.recipient, attorney.email));
  return JSON.stringify([calls, exported, heard, mails]);
}

const LATER = 'against LaterSecret Realty LLC in Erie on June 9';

test('whatever is left out or comes later, nothing of it reaches the attorney by any path', async () => {
  const { db } = server.app.deps;
  await fc.assert(
    fc.asyncProperty(story, async ({ before, after, title, decision }) => {
      const attorney = await attorneyPerson(server);
      const hidden: string[] = [];
      const texts = before.map((each) => {
        const secret = newSecret();
        if (each.isLeftOut) hidden.push(secret);
        return { ...each, text: `${each.words} against ${secret} Realty LLC` };
      });
      const titles = {
        first: texts[0]!.text.slice(0, 50).toLowerCase(),
        other: texts.at(-1)!.text,
        model: texts[0]!.text,
      };
      const isTitleHidden = title === 'other' ? texts.at(-1)!.isLeftOut : texts[0]!.isLeftOut;
      const named = title === 'model' ? `Dispute ${isTitleHidden ? hidden[0] : 'with a landlord'}` : titles[title];
      const ownerId = (await client.me()).user!.uid;
      const state = { variables: { issueCategory: hidden[0] ?? 'housing', issueCategoryEnum: 'housing' } };
      const [row] = await db.insert(chat).values({ ownerId, title: named, state }).returning();
      const chatId = row!.id;
      const ids = await write(chatId, texts, 1);
      const { leadId } = await client.must('contactAttorney', {
        attorneyId: attorney.attorneyId,
        chatId,
        firstMessage: 'Hello',
        excludedMessageIds: ids.filter((_, index) => texts[index]?.isLeftOut),
      });
      await write(
        chatId,
        after.map((each) => ({ ...each, text: LATER })),
        100,
      );
      await client.must('renameChat', { chatId, newTitle: 'Renamed LaterSecret' });
      await db
        .update(chat)
        .set({ state: { variables: { issueCategory: 'LaterSecret' } } })
        .where(eq(chat.id, chatId));
      const decided = { attorneyLeadId: leadId, messageToClient: LONG_ENOUGH };
      if (decision === 'accept') await attorney.must('attorneyAcceptLead', decided);
      if (decision === 'decline')
        await attorney.must('attorneyDeclineLead', { ...decided, declineCategory: 'Conflict of Interest' });
      const seen = (await everythingFor(attorney, chatId, leadId)).toLowerCase();
      for (const secret of [...hidden, 'LaterSecret']) expect(seen).not.toContain(secret.toLowerCase());
      for (const { text, isLeftOut } of texts) {
        if (!isLeftOut) expect(seen).toContain(text.toLowerCase());
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);

test('a title that a model made, or that begins in lower case, goes with a message that is left out', async () => {
  const attorney = await attorneyPerson(server);
  const { chatId } = await client.must('sendMessage', {
    message: 'my landlord robert klein kept my deposit in queens',
  });
  const { messages } = await client.must('getChatMessages', { chatId });
  await client.must('contactAttorney', {
    attorneyId: attorney.attorneyId,
    chatId,
    firstMessage: 'Hello',
    excludedMessageIds: [messages[0]!.id],
  });
  const { leads } = await attorney.must('getAttorneyLeads', null);
  expect(leads[0]?.chatTitle).toMatch(/^Legal question/);
});
