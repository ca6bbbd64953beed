import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/db/connect.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

export type NewMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string | undefined;
  readonly unsubscribeUrl?: string | undefined;
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

export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(mail)
    .set({ status: 'sent', sentAt: at, lastError: null, attempts: sql`${mail.attempts} + 1` })
    .where(eq(mail.id, id));
}

export async function markAttemptFailed(
  db: Database,
  id: string,
  failure: { error: string; permanent: boolean },
): Promise<void> {
  await db
    .update(mail)
    .set({
      status: failure.permanent ? 'failed' : 'queued',
      lastError: failure.error,
      attempts: sql`${mail.attempts} + 1`,
    })
    .where(eq(mail.id, id));
}
