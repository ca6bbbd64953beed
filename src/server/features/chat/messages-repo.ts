import { and, asc, eq, max } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { chatRequest, message } from '#server/platform/db/schema/chat.ts';

export type MessageRow = typeof message.$inferSelect;
export type NewMessage = Omit<typeof message.$inferInsert, 'position'>;
export type RequestRow = typeof chatRequest.$inferSelect;

export async function listMessages(db: Executor, chatId: string): Promise<MessageRow[]> {
  return db.select().from(message).where(eq(message.chatId, chatId)).orderBy(asc(message.position));
}

export async function findMessage(db: Executor, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(message).where(eq(message.id, id));
  return row;
}

/** The caller holds the chat's row lock. */
export async function appendMessage(tx: Transaction, values: NewMessage): Promise<MessageRow> {
  const [last] = await tx
    .select({ position: max(message.position) })
    .from(message)
    .where(eq(message.chatId, values.chatId));
  const [row] = await tx
    .insert(message)
    .values({ ...values, position: (last?.position ?? 0) + 1 })
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
