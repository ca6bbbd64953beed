import { and, eq, isNotNull, lt, ne, notExists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/connect.ts';
import { anonymousLink, emailToken, session, user, verification } from '#server/platform/db/schema/account.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { chat, chatRequest } from '#server/platform/db/schema/chat.ts';
import { document } from '#server/platform/db/schema/documents.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { registryImport } from '#server/platform/db/schema/registry.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limit-repo.ts';
import type { Jobs } from './jobs.ts';
import { DAYS_KEPT } from './retention.ts';

const DAY_MS = 24 * 3_600_000;

type Options = {
  readonly jobs: Jobs;
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly now: () => Date;
};

/** Every night, what the privacy policy says we do not keep is deleted. */
export async function startHousekeeping({ jobs, db, rateLimiter, now }: Options): Promise<void> {
  await jobs.schedule('housekeeping', '17 3 * * *', async () => {
    await forgetExpired(db, now());
    await rateLimiter.prune(daysBefore(now(), DAYS_KEPT.rateLimit));
  });
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const before = (kind: keyof typeof DAYS_KEPT) => daysBefore(now, DAYS_KEPT[kind]);
  await clear(db, session, lt(session.expiresAt, now));
  await clear(db, verification, lt(verification.expiresAt, now));
  await clear(db, emailToken, lt(emailToken.expiresAt, now));
  await clear(db, anonymousLink, lt(anonymousLink.movedAt, before('signedInLink')));
  await clear(db, supportMessage, lt(supportMessage.createdAt, before('supportMessage')));
  await clear(db, attorneyShowing, lt(attorneyShowing.createdAt, before('showing')));
  await clear(db, registryImport, lt(registryImport.startedAt, before('registryImport')));
  // One that still waits is somebody's news.
  await clear(db, mail, and(lt(mail.createdAt, before('mail')), ne(mail.status, 'queued')));
  // A question without an answer can still be asked again.
  await clear(
    db,
    chatRequest,
    and(lt(chatRequest.createdAt, before('answeredRequest')), isNotNull(chatRequest.answerId)),
  );
  await forgetAnonymous(db, before('visitor'));
}

/** Chats and documents of people who never signed in, and then those people themselves. */
async function forgetAnonymous(db: Database, before: Date): Promise<void> {
  const isAnonymous = (ownerId: AnyColumn) =>
    sql`exists (select 1 from ${user} where ${user.id} = ${ownerId} and ${user.isAnonymous})`;
  await clear(db, document, and(lt(document.updatedAt, before), isAnonymous(document.ownerId)));
  // A document that somebody still works on keeps its chat.
  const documents = db.select({ id: document.id }).from(document).where(eq(document.chatId, chat.id));
  await clear(db, chat, and(lt(chat.lastMessageAt, before), isAnonymous(chat.ownerId), notExists(documents)));
  const chatsOf = db.select({ id: chat.id }).from(chat).where(eq(chat.ownerId, user.id));
  const documentsOf = db.select({ id: document.id }).from(document).where(eq(document.ownerId, user.id));
  const nothingLeft = and(notExists(chatsOf), notExists(documentsOf));
  await clear(db, user, and(eq(user.isAnonymous, true), lt(user.updatedAt, before), nothingLeft));
}

const BATCH = 1_000;

/** A few at a time: a year's worth in one statement would hold its locks for minutes. */
async function clear(db: Database, table: PgTable, condition: SQL | undefined): Promise<void> {
  const batch = sql`select ctid from ${table} where ${condition} limit ${BATCH}`;
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
    if ((rowCount ?? 0) < BATCH) return;
  }
}
