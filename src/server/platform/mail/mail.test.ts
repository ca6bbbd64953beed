import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brandFrom } from '#domain/brand.ts';
import { connect, type Connection } from '#server/platform/db/connect.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { startJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { startSilentServer, startSmtpServer } from '#test/fakes/smtp-server.ts';
import { suiteLog } from '#test/suite-log.ts';
import { writeLetter } from './letter.ts';
import { sweepMails } from './mail-sweeper.ts';
import { startMailWorker } from './mail-worker.ts';
import { createOutbox, type NewMail, type Outbox } from './outbox-repo.ts';
import { createSmtpTransport, type Transport } from './transport.ts';

const log = suiteLog();
const QUICK = { retryLimit: 3, retryDelaySeconds: 1, expireInSeconds: 30 };
const letter: NewMail = {
  to: 'ann@people.example',
  subject: 'Hello',
  text: 'A text part',
  html: '<p>An HTML part</p>',
};

let database: TestDatabase;
let connection: Connection;
let jobs: Jobs;
let transport: Transport;
let outbox: Outbox;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

async function start(smtpUrl: string, timeoutMs?: number, workerLog = log) {
  jobs = await startJobs(database.url, log);
  transport = createSmtpTransport(smtpUrl, 'Plainly <support@plainly.example>', timeoutMs);
  await startMailWorker({ jobs, db: connection.db, transport, log: workerLog, now: () => new Date(), retries: QUICK });
  outbox = createOutbox(jobs);
}

beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, () => {});
  smtp.state.mood = 'accept';
  smtp.state.received.length = 0;
  smtp.state.attempts = 0;
});
afterEach(async () => {
  await jobs.stop();
  transport.close();
  await connection.close();
  await database.drop();
});

const add = (values: Partial<NewMail> = {}) =>
  connection.db.transaction((tx) => outbox.add(tx, { ...letter, ...values }));
const row = async () => (await connection.db.select().from(mail))[0];
const eventually = <T>(read: () => Promise<T> | T) => expect.poll(read, { timeout: 20_000 });

describe('the outbox', () => {
  test('a mail leaves with its text, its HTML and one recipient, and is marked as sent', async () => {
    await start(smtp.url);
    await add({ replyTo: 'bob@people.example' });
    await eventually(() => smtp.state.received.length).toBe(1);
    const [received] = smtp.state.received;
    expect(received).toMatchObject({ from: 'support@plainly.example', to: ['ann@people.example'] });
    expect(received?.raw).toContain('A text part');
    expect(received?.raw).toContain('<p>An HTML part</p>');
    expect(received?.raw).toContain('Reply-To: bob@people.example');
    await eventually(async () => (await row())?.status).toBe('sent');
  });

  test('what is rolled back is never sent', async () => {
    await start(smtp.url);
    const rolledBack = connection.db.transaction(async (tx) => {
      await outbox.add(tx, { ...letter, subject: 'Never' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await add({ subject: 'After' });
    await eventually(() => smtp.state.received.length).toBe(1);
    expect(smtp.state.received[0]?.raw).toContain('Subject: After');
  });

  test('a line break in a subject adds no header', async () => {
    await start(smtp.url);
    await add({ subject: 'Hi\r\nBcc: eve@people.example' });
    await eventually(() => smtp.state.received.length).toBe(1);
    expect(smtp.state.received[0]?.to).toEqual(['ann@people.example']);
    expect(smtp.state.received[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  test('a comma in an address adds no recipient', async () => {
    await start(smtp.url);
    await add({ to: 'ann@people.example, eve@people.example' });
    await eventually(async () => (await row())?.lastError).toBeTruthy();
    expect(smtp.state.received).toEqual([]);
  });

  test('"try again later" is tried again later', async () => {
    smtp.state.mood = 'later';
    await start(smtp.url);
    await add();
    await eventually(async () => (await row())?.attempts).toBe(1);
    expect(await row()).toMatchObject({ status: 'queued', lastError: expect.stringContaining('try again later') });
    smtp.state.mood = 'accept';
    await eventually(async () => (await row())?.status).toBe('sent');
    expect(smtp.state.received).toHaveLength(1);
  });

  test('a dropped connection is tried again', async () => {
    smtp.state.mood = 'drop';
    await start(smtp.url);
    await add();
    await eventually(async () => (await row())?.attempts).toBe(1);
    smtp.state.mood = 'accept';
    await eventually(async () => (await row())?.status).toBe('sent');
  });

  test('a refusal for good is not repeated', async () => {
    smtp.state.mood = 'refuse';
    await start(smtp.url);
    await add();
    await eventually(async () => (await row())?.status).toBe('failed');
    smtp.state.mood = 'accept';
    await add({ subject: 'Another' });
    await eventually(() => smtp.state.received.length).toBe(1);
    expect(smtp.state.received[0]?.raw).toContain('Subject: Another');
    expect(smtp.state.attempts).toBe(2);
  });

  test('what a server says about a recipient stays out of the log', async () => {
    const written: string[] = [];
    smtp.state.mood = 'refuse';
    await start(
      smtp.url,
      undefined,
      suiteLog((line) => void written.push(line)),
    );
    await add();
    await eventually(async () => (await row())?.status).toBe('failed');
    await eventually(() => written.join('')).toContain('mail refused');
    expect(written.join('')).not.toContain('@');
    expect(JSON.parse(written[0]!)).toMatchObject({ reason: expect.stringMatching(/5\d\d/) });
  });

  test('a server that never answers does not hold the mail for ever', async () => {
    const silent = await startSilentServer();
    await start(silent.url, 300);
    await add();
    await eventually(async () => (await row())?.attempts).toBeGreaterThan(0);
    expect((await row())?.status).toBe('queued');
    await silent.stop();
  });

  test('a server that is not there is tried again', async () => {
    const gone = await startSilentServer();
    await gone.stop();
    await start(gone.url, 300);
    await add();
    await eventually(async () => (await row())?.attempts).toBeGreaterThan(1);
  });

  test('a mail whose row is gone is not sent', async () => {
    smtp.state.mood = 'later';
    await start(smtp.url);
    await add();
    await eventually(async () => (await row())?.attempts).toBe(1);
    await connection.db.delete(mail).where(eq(mail.recipient, letter.to));
    smtp.state.mood = 'accept';
    await add({ subject: 'The next one', to: 'bob@people.example' });
    await eventually(() => smtp.state.received.length).toBe(1);
    expect(smtp.state.received[0]?.to).toEqual(['bob@people.example']);
  });
});

describe('what does not leave at once', () => {
  const DAY = 24 * 3_600_000;
  const lines: { level: number; msg: string }[] = [];
  const heard = suiteLog((line) => void lines.push(JSON.parse(line) as (typeof lines)[0]));
  const sweep = (at = new Date()) => sweepMails({ jobs, db: connection.db, log: heard, now: () => at });
  const age = (ms: number) => connection.db.update(mail).set({ createdAt: new Date(Date.now() - ms) });
  beforeEach(() => void (lines.length = 0));

  test('a mail that has used up its tries goes on when the server is back', async () => {
    smtp.state.mood = 'later';
    await start(smtp.url);
    await add();
    await eventually(async () => {
      const { rows } = await connection.db.execute(`select state from pgboss.job where name = 'mail'`);
      return rows[0]?.['state'];
    }).toBe('failed');
    expect((await row())?.status).toBe('queued');
    smtp.state.mood = 'accept';
    await age(DAY);
    await sweep();
    await eventually(async () => (await row())?.status).toBe('sent');
    expect(smtp.state.received).toHaveLength(1);
  });

  test('a mail that waits for its next try is not put in the queue a second time', async () => {
    smtp.state.mood = 'later';
    await start(smtp.url);
    await add();
    await age(DAY);
    await sweep();
    const { rows } = await connection.db.execute(`select count(*)::int as jobs from pgboss.job where name = 'mail'`);
    expect(rows).toEqual([{ jobs: 1 }]);
  });

  test('after three days it is given up, and the log says so', async () => {
    smtp.state.mood = 'later';
    await start(smtp.url);
    await add();
    await age(3 * DAY + 60_000);
    await sweep();
    expect((await row())?.status).toBe('failed');
    expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'mail given up after three days' })]);
  });

  test('a sign-in link that no longer works is dropped, by the sweeper and by the worker', async () => {
    smtp.state.mood = 'later';
    await start(smtp.url);
    await add({ expiresAt: new Date(Date.now() + 60_000) });
    await sweep(new Date(Date.now() + 61_000));
    expect((await row())?.status).toBe('expired');
    smtp.state.mood = 'accept';
    await connection.db.delete(mail);
    await add({ expiresAt: new Date(Date.now() - 1) });
    await eventually(async () => (await row())?.status).toBe('expired');
    expect(smtp.state.received).toEqual([]);
  });

  test('whoever was killed between sending and writing it down sends again under the same Message-ID', async () => {
    await start(smtp.url);
    await add();
    await eventually(async () => (await row())?.status).toBe('sent');
    await connection.db.update(mail).set({ status: 'queued', sendingSince: new Date() });
    await age(DAY);
    await sweep();
    await eventually(() => smtp.state.received.length).toBe(2);
    const ids = smtp.state.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });
});

test('a letter escapes what people wrote, and says the same twice', () => {
  const { text, html } = writeLetter(
    {
      subject: 'S',
      heading: 'H',
      paragraphs: ['<script>alert(1)</script>'],
      action: { label: 'Go', url: 'https://x.example/?a=1&b=2' },
    },
    brandFrom({}),
  );
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
  expect(text).toContain('Go:\nhttps://x.example/?a=1&b=2');
  expect(text).toContain('Plainly is not a law firm and gives no legal advice.');
});

test('a mail that can be stopped tells the mail program how', async () => {
  await start(smtp.url);
  await add({ unsubscribeUrl: 'https://plainly.example/api/unsubscribe?token=t' });
  await eventually(() => smtp.state.received.length).toBe(1);
  const raw = smtp.state.received[0]?.raw.replaceAll(/\r?\n\s+/g, ' ');
  expect(raw).toContain('List-Unsubscribe: <https://plainly.example/api/unsubscribe?token=t>');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
