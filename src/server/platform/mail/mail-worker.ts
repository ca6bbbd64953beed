import type { Logger } from 'pino';
import type { Database } from '#server/platform/db/connect.ts';
import type { Jobs, QueueSettings } from '#server/platform/jobs/jobs.ts';
import { findMail, MAIL_QUEUE, markAttemptFailed, markSent } from './outbox-repo.ts';
import { PermanentMailError, refusalCode, type Transport } from './transport.ts';

/** Ten tries with growing pauses: the last one comes after about three hours. */
const MAIL_RETRIES: QueueSettings = { retryLimit: 10, retryDelaySeconds: 10, expireInSeconds: 120 };

type Options = {
  readonly jobs: Jobs;
  readonly db: Database;
  readonly transport: Transport;
  readonly log: Logger;
  readonly now: () => Date;
  readonly retries?: QueueSettings;
};

export async function startMailWorker({
  jobs,
  db,
  transport,
  log,
  now,
  retries = MAIL_RETRIES,
}: Options): Promise<void> {
  await jobs.createQueue(MAIL_QUEUE, retries);
  await jobs.work<{ mailId: string }>(MAIL_QUEUE, async ({ mailId }) => {
    const letter = await findMail(db, mailId);
    // Gone with its account, or sent by an attempt whose job was not marked done.
    if (!letter || letter.status === 'sent') return;
    try {
      await transport.send(letter);
      await markSent(db, mailId, now());
    } catch (error) {
      const permanent = error instanceof PermanentMailError;
      await markAttemptFailed(db, mailId, { error: String(error), permanent });
      // A mail server's words name the recipient: neither the log nor the queue keeps them.
      const reason = refusalCode(error);
      log.warn({ mailId, permanent, reason }, 'mail not sent');
      if (!permanent) throw new Error(`mail not sent: ${reason}`);
    }
  });
}
