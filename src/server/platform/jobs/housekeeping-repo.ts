import { and, eq, lt, notExists, sql, type AnyColumn } from 'drizzle-orm';
import type { Database } from '#server/platform/db/connect.ts';
import { emailToken, session, user, verification } from '#server/platform/db/schema/account.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { document } from '#server/platform/db/schema/documents.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limit-repo.ts';
import type { Jobs } from './jobs.ts';

const DAY_MS = 24 * 3_600_000;
const ANONYMOUS_DAYS = 30;
const SUPPORT_MESSAGES_DAYS = 365;
const SHOWINGS_DAYS = 730;
const RATE_LIMIT_DAYS = 1;

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
    await rateLimiter.prune(new Date(now().getTime() - RATE_LIMIT_DAYS * DAY_MS));
  });
}

export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(emailToken).where(lt(emailToken.expiresAt, now));
  await db.delete(supportMessage).where(lt(supportMessage.createdAt, daysAgo(SUPPORT_MESSAGES_DAYS)));

  await db.delete(attorneyShowing).where(lt(attorneyShowing.createdAt, daysAgo(SHOWINGS_DAYS)));

  await forgetAnonymous(db, daysAgo(ANONYMOUS_DAYS));
}

/** Chats and documents of people who never signed in, and then those people themselves. */
async function forgetAnonymous(db: Database, before: Date): Promise<void> {
  const isAnonymous = (ownerId: AnyColumn) =>
    sql`exists (select 1 from ${user} where ${user.id} = ${ownerId} and ${user.isAnonymous})`;
  await db.delete(document).where(and(lt(document.updatedAt, before), isAnonymous(document.ownerId)));
  // A document that somebody still works on keeps its chat.
  const documents = db.select({ id: document.id }).from(document).where(eq(document.chatId, chat.id));
  const oldChat = and(lt(chat.lastMessageAt, before), isAnonymous(chat.ownerId), notExists(documents));
  await db.delete(chat).where(oldChat);
  const chatsOf = db.select({ id: chat.id }).from(chat).where(eq(chat.ownerId, user.id));
  const documentsOf = db.select({ id: document.id }).from(document).where(eq(document.ownerId, user.id));
  const nothingLeft = and(notExists(chatsOf), notExists(documentsOf));
  await db.delete(user).where(and(eq(user.isAnonymous, true), lt(user.updatedAt, before), nothingLeft));
}
