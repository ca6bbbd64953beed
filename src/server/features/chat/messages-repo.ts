import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { answerRating, chat, chatRequest, message } from '#server/platform/db/schema/chat.ts';
import { STOP_CHANNEL } from '#server/platform/events/stop-channel.ts';
import { isAnswering } from './chats-repo.ts';

export type MessageRow = typeof message.$inferSelect;
export type NewMessage = Omit<typeof message.$inferInsert, 'position'>;
export type Verdict = (typeof answerRating.$inferSelect)['verdict'];
export type RequestRow = typeof chatRequest.$inferSelect;

export async function listMessages(db: Executor, chatId: string): Promise<(MessageRow & { rating: Verdict | null })[]> {
  const rows = await db
    .select({ message, rating: answerRating.verdict })
    .from(message)
    .leftJoin(answerRating, eq(answerRating.messageId, message.id))
    .where(eq(message.chatId, chatId))
    .orderBy(asc(message.position));
  return rows.map((row) => ({ ...row.message, rating: row.rating }));
}

const EARLIER_AT_MOST = 16;

/** The last things that were said before a message, oldest first. */
export async function saidBefore(
  db: Executor,
  { chatId, position }: MessageRow,
): Promise<{ role: 'user' | 'assistant'; text: string }[]> {
  const rows = await db
    .select({ role: message.role, text: message.source })
    .from(message)
    .where(and(eq(message.chatId, chatId), lt(message.position, position)))
    .orderBy(desc(message.position))
    .limit(EARLIER_AT_MOST);
  return rows.toReversed();
}

/** An answer in one of this person's chats. */
export async function isOwnedAnswer(db: Executor, messageId: string, ownerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(chat, eq(chat.id, message.chatId))
    .where(and(eq(message.id, messageId), eq(message.role, 'assistant'), eq(chat.ownerId, ownerId)));
  return rows.length > 0;
}

export async function rate(
  db: Executor,
  messageId: string,
  rating: { verdict: Verdict; reason: string | null; now: Date },
): Promise<void> {
  const { now, ...values } = rating;
  await db
    .insert(answerRating)
    .values({ messageId, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: answerRating.messageId, set: { ...values, updatedAt: now } });
}

export async function unrate(db: Executor, messageId: string): Promise<void> {
  await db.delete(answerRating).where(eq(answerRating.messageId, messageId));
}

export async function findMessage(db: Executor, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(message).where(eq(message.id, id));
  return row;
}

/** The caller holds the chat's row lock. */
export async function appendMessage(tx: Transaction, values: NewMessage): Promise<MessageRow> {
  const position = sql`(select coalesce(max(${message.position}), 0) + 1 from ${message} where ${message.chatId} = ${values.chatId})`;
  const [row] = await tx
    .insert(message)
    .values({ ...values, position })
    .returning();
  if (!row) throw new Error('message not inserted');
  return row;
}

export async function deleteMessage(tx: Transaction, id: string): Promise<void> {
  await tx.delete(message).where(eq(message.id, id));
}

const sameRequest = (userId: string, requestId: string) =>
  and(eq(chatRequest.userId, userId), eq(chatRequest.requestId, requestId));

export async function findRequest(db: Executor, userId: string, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(chatRequest).where(sameRequest(userId, requestId));
  return row;
}

/** The last message of a chat, if it is a question that nobody has answered, and whether somebody is at it. */
export async function findUnanswered(
  db: Executor,
  chatId: string,
): Promise<{ message: MessageRow; request: RequestRow; isAnswering: boolean } | undefined> {
  const [row] = await db
    .select({ message, request: chatRequest, isAnswering })
    .from(message)
    .innerJoin(chat, eq(chat.id, message.chatId))
    // Of the same chat by necessity; said, because that is what there is an index for.
    .innerJoin(chatRequest, and(eq(chatRequest.userMessageId, message.id), eq(chatRequest.chatId, message.chatId)))
    .where(and(eq(message.chatId, chatId), isNull(chatRequest.answerId)))
    .orderBy(desc(message.position))
    .limit(1);
  return row;
}

/** False when this request is already known: of two at the same moment, the second waits here and then finds it. */
export async function insertRequest(
  tx: Transaction,
  values: Omit<typeof chatRequest.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(chatRequest)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: chatRequest.requestId });
  return rows.length > 0;
}

export async function answerRequest(
  tx: Transaction,
  userId: string,
  requestId: string,
  answerId: string,
): Promise<void> {
  await tx.update(chatRequest).set({ answerId }).where(sameRequest(userId, requestId));
}

export async function deleteRequest(tx: Transaction, userId: string, requestId: string): Promise<void> {
  await tx.delete(chatRequest).where(sameRequest(userId, requestId));
}

/** Tells the process that makes the answer, on whichever server it runs. False when no answer is being made. */
export async function stopRequest(db: Executor, userId: string, requestId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(chatRequest)
    .set({ stoppedAt: now })
    .where(and(sameRequest(userId, requestId), isNull(chatRequest.answerId)))
    .returning({ told: sql`pg_notify(${STOP_CHANNEL}, ${requestId})` });
  return rows.length > 0;
}
