import { and, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { anonymousLink, emailToken, session, user, verification } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { document } from '#server/platform/db/schema/documents.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

export async function findOwnAccount(db: Executor, userId: string) {
  const [row] = await db
    .select({ name: user.name, email: user.email, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.id, userId));
  return row;
}

/** Signed in right now, the one seen last first. */
export async function listSessions(db: Executor, userId: string, now: Date) {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt));
}

export async function countContents(db: Executor, userId: string) {
  const [chats] = await db.select({ of: count() }).from(chat).where(eq(chat.ownerId, userId));
  const [contacts] = await db.select({ of: count() }).from(lead).where(eq(lead.userId, userId));
  const [documents] = await db.select({ of: count() }).from(document).where(eq(document.ownerId, userId));
  return { chats: chats?.of ?? 0, contacts: contacts?.of ?? 0, documents: documents?.of ?? 0 };
}

/** False when it was not theirs, or not there. */
export async function deleteSession(db: Executor, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id });
  return rows.length > 0;
}

export async function deleteOtherSessions(db: Executor, userId: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)));
}

/**
 * The row of the person takes chats, contacts, threads, documents and sessions with it; what is kept by address goes by
 * address. Mails that they wrote to us through the contact form name them as the one to reply to.
 */
export async function deleteEverythingOf(tx: Transaction, person: { userId: string; email: string }): Promise<void> {
  const { userId, email } = person;
  const formerSelves = tx
    .select({ id: anonymousLink.anonymousUserId })
    .from(anonymousLink)
    .where(eq(anonymousLink.userId, userId));
  await tx.delete(user).where(and(inArray(user.id, formerSelves), eq(user.isAnonymous, true)));
  await deleteMailsAboutLeads(tx, userId);
  await tx.delete(mail).where(or(eq(mail.recipient, email), eq(mail.replyTo, email)));
  await tx.delete(supportMessage).where(eq(supportMessage.email, email));
  await tx.delete(emailToken).where(eq(emailToken.email, email));
  await tx
    .delete(verification)
    .where(
      or(sql`position(${email} in ${verification.value}) > 0`, sql`position(${userId} in ${verification.value}) > 0`),
    );
  await tx.delete(user).where(eq(user.id, userId));
}

/** Mails to attorneys name nobody, but they link to a lead that is now gone. */
async function deleteMailsAboutLeads(tx: Transaction, userId: string): Promise<void> {
  const leads = await tx
    .select({ id: lead.id, recipient: user.email })
    .from(lead)
    .innerJoin(user, eq(user.attorneyId, lead.attorneyId))
    .where(eq(lead.userId, userId));
  for (const { id, recipient } of leads) {
    await tx.delete(mail).where(and(eq(mail.recipient, recipient), sql`position(${id}::text in ${mail.text}) > 0`));
  }
}

/** A profile without anybody behind it must not get new leads. Staff can give it to somebody else. */
export async function pauseAttorney(tx: Transaction, attorneyId: string, now: Date): Promise<void> {
  await tx
    .update(attorney)
    .set({ paused: true, updatedAt: now, version: sql`${attorney.version} + 1` })
    .where(eq(attorney.id, attorneyId));
}
