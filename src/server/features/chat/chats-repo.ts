import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { chat } from '#server/platform/db/schema/chat.ts';

export type ChatRow = typeof chat.$inferSelect;

/** Someone else's chat is as good as none. */
const owned = (chatId: string, ownerId: string) => and(eq(chat.id, chatId), eq(chat.ownerId, ownerId));

export async function findOwnedChat(db: Executor, chatId: string, ownerId: string): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chat).where(owned(chatId, ownerId));
  return row;
}

/** Holds the chat's row until the transaction ends, so that positions are given one at a time. */
export async function lockOwnedChat(tx: Transaction, chatId: string, ownerId: string): Promise<ChatRow | undefined> {
  const [row] = await tx.select().from(chat).where(owned(chatId, ownerId)).for('update');
  return row;
}

export async function findLiveChat(db: Executor, ownerId: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chat)
    .where(and(eq(chat.ownerId, ownerId), eq(chat.terminated, false)))
    .orderBy(asc(chat.createdAt))
    .limit(1)
    .for('update');
  return row;
}

export async function listChats(db: Executor, ownerId: string): Promise<ChatRow[]> {
  return db.select().from(chat).where(eq(chat.ownerId, ownerId)).orderBy(asc(chat.createdAt), asc(chat.id));
}

export async function insertChat(
  tx: Transaction,
  values: { ownerId: string; title: string; now: Date },
): Promise<ChatRow> {
  const [row] = await tx
    .insert(chat)
    .values({ ownerId: values.ownerId, title: values.title, createdAt: values.now, updatedAt: values.now })
    .returning();
  if (!row) throw new Error('chat not inserted');
  return row;
}

/** False when another answer is on its way; one that has been silent past `staleBefore` no longer counts. */
export async function beginAnswer(tx: Transaction, chatId: string, now: Date, staleBefore: Date): Promise<boolean> {
  const free = or(isNull(chat.answeringSince), lt(chat.answeringSince, staleBefore));
  const rows = await tx
    .update(chat)
    .set({ answeringSince: now, lastMessageAt: now, updatedAt: now })
    .where(and(eq(chat.id, chatId), free))
    .returning({ id: chat.id });
  return rows.length > 0;
}

export async function finishAnswer(
  tx: Transaction,
  chatId: string,
  outcome: { state: unknown; title: string | null; terminated: boolean; now: Date },
): Promise<ChatRow | undefined> {
  const title = outcome.title
    ? sql`case when ${chat.renamed} then ${chat.title} else ${outcome.title} end`
    : chat.title;
  const [row] = await tx
    .update(chat)
    .set({
      state: outcome.state,
      title,
      terminated: sql`${chat.terminated} or ${outcome.terminated}`,
      answeringSince: null,
      lastMessageAt: outcome.now,
      updatedAt: outcome.now,
    })
    .where(eq(chat.id, chatId))
    .returning();
  return row;
}

export async function abandonAnswer(tx: Transaction, chatId: string): Promise<void> {
  await tx.update(chat).set({ answeringSince: null }).where(eq(chat.id, chatId));
}

export async function renameOwnedChat(
  db: Executor,
  id: { chatId: string; ownerId: string },
  title: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(chat)
    .set({ title, renamed: true, updatedAt: now })
    .where(owned(id.chatId, id.ownerId))
    .returning({ id: chat.id });
  return rows.length > 0;
}

/** Messages, contacts and threads go with it, by foreign key. */
export async function deleteOwnedChat(db: Executor, chatId: string, ownerId: string): Promise<boolean> {
  const rows = await db.delete(chat).where(owned(chatId, ownerId)).returning({ id: chat.id });
  return rows.length > 0;
}
