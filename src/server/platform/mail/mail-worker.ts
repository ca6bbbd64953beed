import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#server/platform/db/connect.ts';
import type { Jobs, QueueSettings } from '#server/platform/jobs/jobs.ts';
import { findMail, MAIL_QUEUE, markAttemptFailed, markSent } from './outbox-repo.ts';
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
