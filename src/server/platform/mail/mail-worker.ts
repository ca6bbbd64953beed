import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#server/platform/db/connect.ts';
import type { Jobs, QueueSettings } from '#server/platform/jobs/jobs.ts';
import { sweepMails } from './mail-sweeper.ts';
import { findMail, MAIL_QUEUE, markAttemptFailed, markExpired, markSending, markSent } from './outbox-repo.ts';
import { PermanentMailError, refusalCode, type Transport } from './transport.ts';

/** Pauses grow to ten minutes; when the tries are used up, the sweeper puts the mail back in the queue. */
const MAIL_RETRIES: QueueSettings = {
  retryLimit: 20,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 600,
  expireInSeconds: 900,
};
/** As many as the transport has connections: one slow mail does not hold up the others. */
const AT_ONCE = 3;
const EVERY_MINUTE = '* * * * *';

export type MailWorkerOptions = {
  readonly jobs: Jobs;
  readonly db: Database;
  readonly transport: Transport;
  readonly log: Logger;
  readonly now: () => Date;
  readonly retries?: QueueSettings;
};

export async function startMailWorker(options: MailWorkerOptions): Promise<void> {
  const { jobs, retries = MAIL_RETRIES } = options;
  await jobs.createQueue(MAIL_QUEUE, retries);
  await jobs.work<{ mailId: string }>(MAIL_QUEUE, ({ mailId }) => deliver(options, mailId), AT_ONCE);
  await jobs.schedule('mail-sweep', EVERY_MINUTE, () => sweepMails(options));
}

/**
 * SMTP has no way to ask whether a mail arrived: whoever is killed between handing it over and writing that down can
 * only send it again. Each attempt carries the same Message-ID, by which mailboxes recognise the second.
 */
async function deliver({ db, transport, log, now }: MailWorkerOptions, mailId: string): Promise<void> {
  const letter = await findMail(db, mailId);
  // Gone with its account, or sent by an attempt whose job was not marked done.
  if (letter?.status !== 'queued') return;
  if (letter.expiresAt && letter.expiresAt <= now()) {
    await markExpired(db, now());
    return log.info({ mailId }, 'mail dropped, its link has expired');
  }
  if (letter.sendingSince) log.warn({ mailId }, 'mail is sent again, its last attempt ended without a word');
  await markSending(db, mailId, now());
  try {
    await transport.send(letter);
  } catch (error) {
    const isFinal = error instanceof PermanentMailError;
    await markAttemptFailed(db, mailId, { error: String(error), isFinal });
    log[isFinal ? 'error' : 'warn']({ mailId, reason: refusalCode(error) }, isFinal ? 'mail refused' : 'mail not sent');
    if (isFinal) return;
    // A mail server's words name the recipient: the queue does not keep them.
    throw new Error(`mail not sent: ${refusalCode(error)}`);
  }
  await insist(() => markSent(db, mailId, now()));
}

const TRIES = 20;
const PAUSE_MS = 1_000;

/** The mail is out: as long as this process lives, a database that is away for a moment does not make it go out twice. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
