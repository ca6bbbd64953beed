import type { Logger } from 'pino';
import type { Database } from '#server/platform/db/connect.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { findForgotten, giveUp, MAIL_QUEUE, markExpired } from './outbox-repo.ts';

const MINUTE_MS = 60_000;
/** A new mail has its job; this is for what fell out of the queue. */
const FORGOTTEN_AFTER_MS = 2 * MINUTE_MS;
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

type Options = { readonly jobs: Jobs; readonly db: Database; readonly log: Logger; readonly now: () => Date };

/** Every mail ends somewhere: sent, refused, expired, or given up after three days, and then somebody is told. */
export async function sweepMails({ jobs, db, log, now }: Options): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const expired = await markExpired(db, now());
  if (expired > 0) log.info({ mails: expired }, 'mails dropped, their links have expired');
  for (const { id, attempts } of await giveUp(db, ago(GIVEN_UP_AFTER_MS))) {
    log.error({ mailId: id, attempts }, 'mail given up after three days');
  }
  const forgotten = await findForgotten(db, ago(FORGOTTEN_AFTER_MS));
  if (forgotten.length === 0) return;
  log.warn({ mails: forgotten.length }, 'mails are put back in the queue');
  await db.transaction(async (tx) => {
    for (const mailId of forgotten) await jobs.enqueue(tx, MAIL_QUEUE, { mailId });
  });
}
