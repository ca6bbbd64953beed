import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#server/platform/db/connect.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

export type NewMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string | undefined;
  readonly unsubscribeUrl?: string | undefined;
  /** After this it is not sent any more. */
  readonly expiresAt?: Date | undefined;
};
export type StoredMail = typeof mail.$inferSelect;

/** Mails leave only through here: the row, its job and whatever it tells about commit together. */
export type Outbox = { add(tx: Transaction, letter: NewMail): Promise<void> };

export const MAIL_QUEUE = 'mail';

/** Without a queue (no SMTP configured) mails stay in the table, where development reads them. */
export function createOutbox(jobs: Jobs | undefined): Outbox {
  return {
    async add(tx, { to, ...letter }) {
      const [row] = await tx
        .insert(mail)
        .values({ recipient: to, ...letter })
        .returning({ id: mail.id });
      if (row && jobs) await jobs.enqueue(tx, MAIL_QUEUE, { mailId: row.id });
    },
  };
}

export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}

export async function recentMails(db: Database, limit: number): Promise<StoredMail[]> {
  return db.select().from(mail).orderBy(desc(mail.createdAt)).limit(limit);
}

/** Written before the mail is handed over, so that a next attempt knows that there was one. */
export async function markSending(db: Database, id: string, at: Date): Promise<void> {
  await db.update(mail).set({ sendingSince: at }).where(eq(mail.id, id));
}

export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(mail)
    .set({ status: 'sent', sentAt: at, sendingSince: null, lastError: null, attempts: sql`${mail.attempts} + 1` })
    .where(eq(mail.id, id));
}

export async function markAttemptFailed(
  db: Database,
  id: string,
  failure: { error: string; isFinal: boolean },
): Promise<void> {
  await db
    .update(mail)
    .set({
      status: failure.isFinal ? 'failed' : 'queued',
      sendingSince: null,
      lastError: failure.error,
      attempts: sql`${mail.attempts} + 1`,
    })
    .where(eq(mail.id, id));
}

export async function markExpired(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .update(mail)
    .set({ status: 'expired' })
    .where(and(eq(mail.status, 'queued'), lte(mail.expiresAt, now)))
    .returning({ id: mail.id });
  return rows.length;
}

/** Queued since before this moment: it is given up. */
export async function giveUp(db: Executor, before: Date): Promise<{ id: string; attempts: number }[]> {
  return db
    .update(mail)
    .set({ status: 'failed', sendingSince: null })
    .where(and(eq(mail.status, 'queued'), lt(mail.createdAt, before)))
    .returning({ id: mail.id, attempts: mail.attempts });
}

const AT_MOST = 500;

/** Queued, and no job will ever look at them again: it has used up its tries, or its queue was lost. */
export async function findForgotten(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: mail.id })
    .from(mail)
    .where(
      and(
        eq(mail.status, 'queued'),
        lt(mail.createdAt, before),
        sql`not exists (select 1 from pgboss.job where name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active')
          and data->>'mailId' = ${mail.id}::text)`,
      ),
    )
    .orderBy(asc(mail.createdAt))
    .limit(AT_MOST);
  return rows.map(({ id }) => id);
}
