import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { connect } from '#server/platform/db/connect.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { sweepMails } from '#server/platform/mail/mail-sweeper.ts';
import { startMailWorker } from '#server/platform/mail/mail-worker.ts';
import { createOutbox } from '#server/platform/mail/outbox-repo.ts';
import { createSmtpTransport } from '#server/platform/mail/transport.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { startSmtpServer } from '#test/fakes/smtp-server.ts';
import { startDatabase, type Database } from './database.ts';
import { since, type Drill, type Outcome, type Scope } from './drill.ts';

const MAILS = 40;
const DAY_MS = 24 * 3_600_000;
const log = pino({ level: 'silent' });
type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

/** The mail half of a server, whose clock a drill sets. */
async function startPost(scope: Scope, database: Database, smtpUrl: string) {
  await migrate(database.url);
  const connection = connect(database.url, () => undefined);
  const { db } = connection;
  const jobs = await startJobs(database.url, log);
  const transport = createSmtpTransport(smtpUrl, 'Plainly <support@plainly.example>');
  const clock = { now: new Date() };
  const retries = { retryLimit: 2, retryDelaySeconds: 1, expireInSeconds: 120 };
  const options = { jobs, db, transport, log, now: () => clock.now, retries };
  await startMailWorker(options);
  scope.defer(() => connection.close());
  scope.defer(() => transport.close());
  scope.defer(() => jobs.stop());
  const outbox = createOutbox(jobs);
  const queue = (subject: string, expiresAt?: Date) =>
    db.transaction((tx) => outbox.add(tx, { to: 'ann@people.example', subject, text: 'T', html: 'H', expiresAt }));
  return { db, clock, queue, sweep: () => sweepMails(options) };
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> {
  const patience = AbortSignal.timeout(ms);
  while (!(await isSo())) {
    if (patience.aborted) return;
    await sleep(100);
  }
}

const subjectsOf = ({ state }: Smtp) => state.received.map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1]?.trim());

function count(smtp: Smtp, healedMs: number | null, errors: number): Outcome {
  const arrived = subjectsOf(smtp);
  const expected = Array.from({ length: MAILS }, (_, index) => `Mail ${index}`);
  return {
    acknowledged: MAILS,
    lost: expected.filter((subject) => !arrived.includes(subject)).length,
    doubled: arrived.length - new Set(arrived).size,
    errors,
    healedMs,
  };
}

const queueAll = async (queue: (subject: string) => Promise<void>) => {
  for (let index = 0; index < MAILS; index += 1) await queue(`Mail ${index}`);
};

const down: Drill = {
  name: 'SMTP down, then there',
  async run(scope) {
    const database = await startDatabase(scope);
    const port = await freePort();
    const post = await startPost(scope, database, `smtp://127.0.0.1:${port}`);
    await queueAll(post.queue);
    const failed = async () =>
      (await database.ask<{ n: number }>('select count(*)::int as n from mail where attempts > 0'))[0]?.n ?? 0;
    await until(async () => (await failed()) > MAILS / 2);
    const smtp = await startSmtpServer(port);
    scope.defer(smtp.stop);
    const began = performance.now();
    await until(async () => {
      // Those whose tries are used up come back by the sweeper, which runs every minute.
      post.clock.now = new Date(Date.now() + 180_000);
      await post.sweep();
      return smtp.state.received.length >= MAILS;
    });
    return count(smtp, since(began), await failed());
  },
};

const slow: Drill = {
  name: 'SMTP takes 12 s to say "taken"',
  async run(scope) {
    const database = await startDatabase(scope);
    const smtp = await startSmtpServer();
    scope.defer(smtp.stop);
    // Slow for the first, as a server that looks for viruses is; longer than the ten seconds that we used to wait.
    let patient = 6;
    smtp.state.beforeTaken = () => (patient-- > 0 ? sleep(12_000) : Promise.resolve());
    const post = await startPost(scope, database, smtp.url);
    await queueAll(post.queue);
    const unsent = async () =>
      (await database.ask<{ n: number }>(`select count(*)::int as n from mail where status <> 'sent'`))[0]?.n ?? 0;
    await until(async () => (await unsent()) === 0);
    return count(smtp, null, 0);
  },
};

const day: Drill = {
  name: 'SMTP refuses for a day',
  async run(scope) {
    const database = await startDatabase(scope);
    const smtp = await startSmtpServer();
    scope.defer(smtp.stop);
    smtp.state.mood = 'later';
    const post = await startPost(scope, database, smtp.url);
    await queueAll(post.queue);
    for (let index = 0; index < 5; index += 1) await post.queue('A link', new Date(Date.now() + 15 * 60_000));
    const jobsLeft = async () =>
      (
        await database.ask<{ n: number }>(
          `select count(*)::int as n from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
        )
      )[0]?.n ?? 0;
    await until(async () => (await jobsLeft()) === 0);
    const errors = smtp.state.attempts;
    post.clock.now = new Date(Date.now() + DAY_MS);
    smtp.state.mood = 'accept';
    const began = performance.now();
    await post.sweep();
    await until(() => smtp.state.received.length >= MAILS);
    const [links] = await database.ask<{ n: number }>(`select count(*)::int as n from mail where status = 'expired'`);
    if (links?.n !== 5 || subjectsOf(smtp).includes('A link'))
      throw new Error('links that had expired were not dropped');
    return { ...count(smtp, since(began), errors), note: '5 expired links dropped' };
  },
};

export const mailDrills: readonly Drill[] = [down, slow, day];
