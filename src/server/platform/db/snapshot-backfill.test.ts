import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import { takeSnapshot } from '#server/features/leads/contact/take-snapshot.ts';
import { getChatMessagesAttorneySide } from '#server/features/leads/thread/get-chat-messages-attorney-side.ts';
import { readEnv } from '#server/platform/env.ts';
import { databaseBefore } from '#test/old-database.ts';
import { suiteLog } from '#test/suite-log.ts';
import { chat, message } from './schema/chat.ts';
import { lead, leadSnapshot, type SharedMessage } from './schema/leads.ts';

/** The first digits say what it is, the last which. */
const id = (kind: number, nth: number) => `${kind}0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const [USER, CHAT, MESSAGE, LEAD, ATTORNEY] = [1, 2, 3, 4, 5] as const;
const OWNER = id(USER, 1);
const attorneys = [1, 2, 3].map((nth) => id(ATTORNEY, nth));
const DOCUMENT = id(6, 1);
const DEADLINE = {
  rule: 'DL08',
  variant: 'moved-out',
  triggerDate: '2026-10-31',
  date: 'return',
  label: 'Last day for the landlord to return the deposit',
  day: 'Monday, November 16, 2026',
  iso: '2026-11-16',
};
const ODD = `100% of_it\\n \u2028 "quoted" 'single' \\ 💥 é ${'x'.repeat(4000)}`;

let old: Awaited<ReturnType<typeof databaseBefore>>;
let before: Awaited<ReturnType<typeof old.everything>>;
let app: App;

type Said = { by?: 'user' | 'assistant'; text: string; document?: boolean; cards?: boolean; counted?: boolean };
let messages = 0;

/** A chat as the version before stored it. Answers the ids of its messages. */
async function oldChat(nth: number, title: string, state: object | null, said: Said[]): Promise<string[]> {
  await old.insert('chat', { id: id(CHAT, nth), owner_id: OWNER, title, state: JSON.stringify(state) });
  const ids = said.map(() => id(MESSAGE, (messages += 1)));
  for (const [index, { by = 'user', text, document, cards, counted }] of said.entries()) {
    await old.insert('message', {
      id: ids[index],
      chat_id: id(CHAT, nth),
      position: index + 1,
      role: by,
      source: text,
      content: `<p>${text}</p>`,
      attorney_ids: cards ? [attorneys[0]] : null,
      deadlines: counted ? JSON.stringify([DEADLINE]) : null,
      document_id: document ? DOCUMENT : null,
      created_at: `2026-11-0${index + 1}T03:04:05.678912-05:00`,
    });
  }
  return ids;
}

type OldLead = { nth: number; chat: number; attorney: number; upTo: number; leftOut?: (string | undefined)[] };
async function oldLead({ nth, chat: of, attorney, upTo, leftOut = [] }: OldLead, rest: object = {}): Promise<void> {
  await old.insert('lead', {
    id: id(LEAD, nth),
    chat_id: id(CHAT, of),
    attorney_id: attorneys[attorney - 1],
    user_id: OWNER,
    shared_up_to: upTo,
    excluded_message_ids: leftOut,
    created_at: '2026-11-14T12:00:00.000001Z',
    updated_at: new Date(),
    ...rest,
  });
}

beforeAll(async () => {
  old = await databaseBefore('0012_snapshots_notices_choices');
  await old.insert('user', { id: OWNER, name: 'Ann Lee', email: 'ann@people.example', email_verified: true });
  for (const attorney of attorneys) {
    const name = { first_name: 'Ada', last_name: 'Advocate', licence_status: 'Currently registered' };
    await old.insert('attorney', { id: attorney, ...name });
  }
  const housing = { variables: { issueCategory: 'Secret of Ann', issueCategoryEnum: 'housing' } };

  // One chat, three attorneys: what each may see ends elsewhere, and each has other messages left out.
  const deposit = await oldChat(1, 'My landlord kept my deposit…', housing, [
    { text: 'my landlord kept MY deposit, call 917-867-5309' },
    { by: 'assistant', text: 'You can ask for it.', cards: true, counted: true },
    { text: 'A thing for one attorney alone' },
    { by: 'assistant', text: 'I see.' },
    { text: 'Said after every contact' },
  ]);
  await oldLead({ nth: 1, chat: 1, attorney: 1, upTo: 2 }, { additional_info: 'Reach me at ann@people.example' });
  const accepted = { status: 'accepted', message_to_client: 'Yes', decided_at: '2026-11-15T00:00:00Z' };
  await oldLead({ nth: 2, chat: 1, attorney: 2, upTo: 4, leftOut: [deposit[0]] }, accepted);
  const declined = { status: 'declined', decline_category: 'Other', message_to_client: 'No', message_to_admin: 'Hm' };
  await oldLead({ nth: 3, chat: 1, attorney: 3, upTo: 4, leftOut: [deposit[2], deposit[3]] }, declined);

  // A document was filled in; the last answer has no reply yet.
  await oldChat(2, 'A title that a model made', null, [
    { text: 'Fill in the letter' },
    { by: 'assistant', text: 'What is your name?', document: true },
    { text: 'Wilhelmina Featherstone' },
    { by: 'assistant', text: 'Where do you live?', document: true },
    { text: 'What does that cost?' },
    { by: 'assistant', text: 'Nothing.' },
    { by: 'assistant', text: 'Where do you live, then?', document: true },
    { text: '12 Hidden Lane' },
  ]);
  await oldLead({ nth: 4, chat: 2, attorney: 1, upTo: 8 });

  const silent = await oldChat(3, 'All of it is private', {}, [{ text: 'All of it is private.' }]);
  await oldLead({ nth: 5, chat: 3, attorney: 1, upTo: 1, leftOut: [...silent, id(MESSAGE, 999), deposit[1]] });

  await oldChat(4, ODD.slice(0, 40), { variables: null }, [{ text: ODD }, { by: 'assistant', text: ODD }]);
  await oldLead({ nth: 6, chat: 4, attorney: 2, upTo: 2 });

  await oldChat(5, 'Renamed to something secret later', { variables: {} }, [{ text: 'Hello' }]);
  await oldLead({ nth: 7, chat: 5, attorney: 3, upTo: 0 });

  await oldChat(6, 'Never offered to anybody', housing, [{ text: 'Only mine' }]);
  await old.insert('thread_message', {
    id: id(7, 1),
    lead_id: id(LEAD, 2),
    position: 1,
    sender_role: 'user',
    text: 'Hi',
  });
  await old.insert('email_token', {
    token_hash: 'hash',
    purpose: 'sign-in',
    email: 'ann@people.example',
    expires_at: new Date(),
  });

  before = await old.everything();
  // Wherever a database believes to be, moments are written in UTC.
  const { pathname } = new URL(old.url);
  await old.client.query(`alter database ${pathname.slice(1)} set timezone to 'Asia/Kolkata'`);
  await old.upgrade();
  const env = readEnv({
    AUTH_SECRET: 'a secret for tests, at least 32 characters',
    DEMO: 'off',
    DATABASE_URL: old.url,
  });
  app = await createApp({ env, databaseUrl: old.url, log: suiteLog() });
});
afterAll(async () => {
  await app.close();
  await old.drop();
});

const snapshots = () => app.deps.db.select().from(leadSnapshot).orderBy(asc(leadSnapshot.leadId));

/** A message as it must have been shared. */
function shared(
  nth: number,
  { by = 'user', text, cards, counted }: Said,
  day: number,
  isInterview = false,
): SharedMessage {
  return {
    id: id(MESSAGE, nth),
    role: by,
    source: by === 'user' ? text : null,
    content: `<p>${text}</p>`,
    hadCards: cards ?? false,
    isInterview,
    deadlines: counted ? [DEADLINE] : null,
    at: `2026-11-0${day}T08:04:05.678Z`,
  };
}

describe('leads from before snapshots get one each', () => {
  test('with what was shared with that attorney, and nothing else', async () => {
    const first = shared(1, { text: 'my landlord kept MY deposit, call 917-867-5309' }, 1);
    const answer = shared(2, { by: 'assistant', text: 'You can ask for it.', cards: true, counted: true }, 2);
    const rows = await snapshots();
    expect(rows).toHaveLength(7);
    expect(rows.slice(0, 3)).toEqual([
      {
        leadId: id(LEAD, 1),
        title: 'My landlord kept my deposit…',
        category: 'housing',
        language: null,
        messages: [first, answer],
        hidden: null,
      },
      {
        leadId: id(LEAD, 2),
        // Its words stand in a message that this attorney was not to see.
        title: 'Legal question',
        category: 'housing',
        language: null,
        messages: [
          answer,
          shared(3, { text: 'A thing for one attorney alone' }, 3),
          shared(4, { by: 'assistant', text: 'I see.' }, 4),
        ],
        hidden: null,
      },
      {
        leadId: id(LEAD, 3),
        title: 'My landlord kept my deposit…',
        category: 'housing',
        language: null,
        messages: [first, answer],
        hidden: null,
      },
    ]);
  });

  test('what was answered for a document is marked, and what was asked in between is not', async () => {
    const row = (await snapshots())[3];
    expect(row).toMatchObject({ leadId: id(LEAD, 4), title: 'Legal question', category: null, hidden: null });
    expect(row?.messages.map(({ source, content, isInterview }) => [source ?? content, isInterview])).toEqual([
      ['Fill in the letter', false],
      ['<p>What is your name?</p>', true],
      ['Wilhelmina Featherstone', true],
      ['<p>Where do you live?</p>', true],
      ['What does that cost?', false],
      ['<p>Nothing.</p>', false],
      ['<p>Where do you live, then?</p>', true],
      ['12 Hidden Lane', true],
    ]);
  });

  test('nothing shared is an empty list; odd signs come over as they are; later titles do not', async () => {
    const [empty, odd, untouched] = (await snapshots()).slice(4);
    expect(empty).toEqual({
      leadId: id(LEAD, 5),
      title: 'Legal question',
      category: null,
      language: null,
      messages: [],
      hidden: null,
    });
    expect(odd).toEqual({
      leadId: id(LEAD, 6),
      title: ODD.slice(0, 40),
      category: null,
      language: null,
      messages: [shared(15, { text: ODD }, 1), shared(16, { by: 'assistant', text: ODD }, 2)],
      hidden: null,
    });
    expect(untouched).toEqual({ ...empty, leadId: id(LEAD, 7) });
  });

  test('they say of messages exactly what a contact of today would', async () => {
    const db = drizzle(old.client, { casing: 'snake_case' });
    for (const snapshot of await snapshots()) {
      const [row] = await db
        .select()
        .from(lead)
        .innerJoin(chat, eq(chat.id, lead.chatId))
        .where(eq(lead.id, snapshot.leadId));
      const said = await db
        .select()
        .from(message)
        .where(eq(message.chatId, row!.chat.id))
        .orderBy(asc(message.position));
      const atContact = said.filter(({ position }) => position <= row!.lead.sharedUpTo);
      const today = takeSnapshot({ ...row!.chat, messages: atContact }, row!.lead.excludedMessageIds, null);
      expect(snapshot.messages).toEqual(today.messages);
      expect(snapshot.category).toBe(today.category);
    }
  });
});

test('each contact counts as announced, and everything that was there is as it was, to the last byte', async () => {
  const after = await old.everything();
  expect(after.get('contact_notice')).toEqual(
    before.get('lead')!.map(({ chat_id, attorney_id, created_at }) => ({ chat_id, attorney_id, created_at })),
  );
  const added: Readonly<Record<string, object>> = {
    email_token: { asked_from: null },
    chat: { remind: false, done: [] },
    mail_choice: { digest: false },
    user: { language: null },
    message: { choices: null, card: null, language: null },
    thread_message: { request_id: null },
    support_message: { request_id: null, assigned_to: null },
  };
  for (const [table, rows] of before) {
    // Nobody chose a digest then: each was mailed when it came.
    const announced = (row: (typeof rows)[number]) => (table === 'lead' ? { announced_at: row['created_at'] } : {});
    expect(after.get(table), table).toEqual(rows.map((row) => ({ ...row, ...added[table], ...announced(row) })));
  }
});

test('an attorney reads an old lead: hidden while pending, whole once accepted, and never what came later', async () => {
  const look = (nth: number) =>
    getChatMessagesAttorneySide({
      data: { chatId: id(CHAT, 1) },
      caller: { attorneyId: attorneys[nth - 1] },
      deps: app.deps,
    } as unknown as Parameters<typeof getChatMessagesAttorneySide>[0]);
  const pending = await look(1);
  expect(pending.messages.map(({ content }) => content)).toEqual([
    '<p>my landlord kept MY deposit, call [phone number redacted]</p>',
    '<p>You can ask for it.</p><p>[Attorneys shown redacted]</p>',
  ]);
  expect(pending.brief).toMatchObject({ category: 'housing', deadlines: [{ iso: '2026-11-16', from: '2026-10-31' }] });
  const words = JSON.stringify([pending, await look(2), await look(3)]);
  expect(words).not.toMatch(/Said after|Secret of Ann/);
  expect(JSON.stringify([pending, await look(3)])).not.toContain('A thing for one attorney alone');
});
