import { and, eq, inArray, isNotNull, lt, notExists } from 'drizzle-orm';
import type { Database } from '#server/platform/db/connect.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { anonymousLink, emailToken, session, user, verification } from '#server/platform/db/schema/account.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { chat, chatRequest } from '#server/platform/db/schema/chat.ts';
import { document } from '#server/platform/db/schema/documents.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { registerImport } from '#server/platform/db/schema/register.ts';
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
  await deleteInBatches(db, session, lt(session.expiresAt, now));
  await deleteInBatches(db, verification, lt(verification.expiresAt, now));
  await deleteInBatches(db, emailToken, lt(emailToken.expiresAt, now));
  await deleteInBatches(db, anonymousLink, lt(anonymousLink.movedAt, before('signedInLink')));
  await deleteInBatches(db, supportMessage, lt(supportMessage.createdAt, before('supportMessage')));
  await deleteInBatches(db, attorneyShowing, lt(attorneyShowing.createdAt, before('showing')));
  await deleteInBatches(db, registerImport, lt(registerImport.startedAt, before('registerImport')));
  // One that still waits is somebody's news.
  await deleteInBatches(
    db,
    mail,
    and(lt(mail.createdAt, before('mail')), inArray(mail.status, ['sent', 'failed', 'expired'])),
  );
  // A question without an answer can still be asked again.
  await deleteInBatches(
    db,
    chatRequest,
    and(lt(chatRequest.createdAt, before('answeredRequest')), isNotNull(chatRequest.answerId)),
  );
  await forgetAnonymous(db, before('visitor'));
}

/** Chats and documents of people who never signed in, and then those people themselves. */
async function forgetAnonymous(db: Database, before: Date): Promise<void> {
  // Beginning with the visitors, who are few: members keep their chats for years, and those are not looked through.
  const visitors = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.isAnonymous, true), lt(user.createdAt, before)));
  await deleteInBatches(db, document, and(lt(document.updatedAt, before), inArray(document.ownerId, visitors)));
  // A document that somebody still works on keeps its chat.
  const documents = db.select({ id: document.id }).from(document).where(eq(document.chatId, chat.id));
  await deleteInBatches(
    db,
    chat,
    and(lt(chat.lastMessageAt, before), inArray(chat.ownerId, visitors), notExists(documents)),
  );
  const chatsOf = db.select({ id: chat.id }).from(chat).where(eq(chat.ownerId, user.id));
  const documentsOf = db.select({ id: document.id }).from(document).where(eq(document.ownerId, user.id));
  const nothingLeft = and(notExists(chatsOf), notExists(documentsOf));
  await deleteInBatches(db, user, and(eq(user.isAnonymous, true), lt(user.updatedAt, before), nothingLeft));
}
