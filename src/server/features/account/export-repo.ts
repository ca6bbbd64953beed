import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/connect.ts';
import { session, user } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { answerRating, chat, message } from '#server/platform/db/schema/chat.ts';
import { document, documentFile } from '#server/platform/db/schema/documents.ts';
import { lead, threadMessage } from '#server/platform/db/schema/leads.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { supportReply } from '#server/platform/db/schema/staff.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

export async function exportedAccount(db: Executor, userId: string) {
  const [row] = await db
    .select({
      name: user.name,
      email: user.email,
      createdAt: user.createdAt,
      termsAcceptedAt: user.tosAcceptedAt,
      termsVersion: user.tosVersion,
      language: user.language,
    })
    .from(user)
    .where(eq(user.id, userId));
  return row;
}

export async function exportedSessions(db: Executor, userId: string) {
  return db
    .select({
      signedInAt: session.createdAt,
      lastSeenAt: session.updatedAt,
      browser: session.userAgent,
      networkAddress: session.ipAddress,
    })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.updatedAt));
}

export async function exportedProfile(db: Executor, attorneyId: string) {
  const [row] = await db.select().from(attorney).where(eq(attorney.id, attorneyId));
  return row;
}

export async function chatsToExport(db: Executor, userId: string) {
  return db
    .select({ id: chat.id, title: chat.title, createdAt: chat.createdAt, ended: chat.terminated })
    .from(chat)
    .where(eq(chat.ownerId, userId))
    .orderBy(asc(chat.createdAt));
}

export async function exportedMessages(db: Executor, chatId: string) {
  return db
    .select({
      from: message.role,
      text: message.source,
      at: message.createdAt,
      sources: message.sources,
      deadlines: message.deadlines,
      rating: answerRating.verdict,
      ratingReason: answerRating.reason,
    })
    .from(message)
    .leftJoin(answerRating, eq(answerRating.messageId, message.id))
    .where(eq(message.chatId, chatId))
    .orderBy(asc(message.position));
}

/** What the attorney told staff in confidence is the attorney's, not in here. */
export async function contactsToExport(db: Executor, userId: string) {
  return db
    .select({
      id: lead.id,
      chatId: lead.chatId,
      attorneyFirstName: attorney.firstName,
      attorneyLastName: attorney.lastName,
      status: lead.status,
      additionalInfo: lead.additionalInfo,
      contactedAt: lead.createdAt,
      decidedAt: lead.decidedAt,
      declineReason: lead.declineCategory,
      messageFromAttorney: lead.messageToClient,
    })
    .from(lead)
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(eq(lead.userId, userId))
    .orderBy(asc(lead.createdAt));
}

export async function exportedThread(db: Executor, leadId: string) {
  return db
    .select({ from: threadMessage.senderRole, text: threadMessage.text, at: threadMessage.createdAt })
    .from(threadMessage)
    .where(eq(threadMessage.leadId, leadId))
    .orderBy(asc(threadMessage.position));
}

export async function supportMessagesToExport(db: Executor, email: string) {
  return db
    .select({
      id: supportMessage.id,
      message: supportMessage.message,
      phone: supportMessage.phone,
      contactMethods: supportMessage.contactMethods,
      status: supportMessage.status,
      at: supportMessage.createdAt,
    })
    .from(supportMessage)
    .where(eq(supportMessage.email, email))
    .orderBy(asc(supportMessage.createdAt));
}

export async function exportedReplies(db: Executor, messageId: string) {
  return db
    .select({ text: supportReply.text, at: supportReply.createdAt })
    .from(supportReply)
    .where(eq(supportReply.messageId, messageId))
    .orderBy(asc(supportReply.createdAt));
}

/** A link in a mail opens a door once: the words of a mail are left out, when it was sent and why is not. */
export async function exportedMails(db: Executor, email: string) {
  return db
    .select({ subject: mail.subject, status: mail.status, at: mail.createdAt, sentAt: mail.sentAt })
    .from(mail)
    .where(eq(mail.recipient, email))
    .orderBy(asc(mail.createdAt));
}

export async function documentsToExport(db: Executor, userId: string) {
  return db
    .select({
      id: document.id,
      definition: document.definitionId,
      title: document.title,
      chatId: document.chatId,
      answers: document.answers,
      startedAt: document.createdAt,
      changedAt: document.updatedAt,
      madeAt: documentFile.madeAt,
    })
    .from(document)
    .leftJoin(documentFile, eq(documentFile.documentId, document.id))
    .where(eq(document.ownerId, userId))
    .orderBy(asc(document.createdAt));
}

export async function exportedPdf(db: Executor, documentId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pdf: documentFile.pdf })
    .from(documentFile)
    .where(eq(documentFile.documentId, documentId));
  return row?.pdf;
}
