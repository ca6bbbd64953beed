import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#server/platform/db/connect.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { chat, chatRequest } from '#server/platform/db/schema/chat.ts';

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

/** Held until the transaction ends: of two first messages at once, the second finds the chat of the first. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('no key update');
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

/** What a list shows of a chat: not where its conversation stands, which is most of the row. */
const listed = {
  id: chat.id,
  title: chat.title,
  terminated: chat.terminated,
  lastMessageAt: chat.lastMessageAt,
  createdAt: chat.createdAt,
  updatedAt: chat.updatedAt,
};
export type ListedChat = Pick<ChatRow, keyof typeof listed>;

const chatsOf = prepared((db) =>
  db
    .select(listed)
    .from(chat)
    .where(eq(chat.ownerId, sql.placeholder('ownerId')))
    .orderBy(asc(chat.createdAt), asc(chat.id))
    .prepare('chats_of_owner'),
);

export const listChats = (db: Database, ownerId: string): Promise<ListedChat[]> => chatsOf(db).execute({ ownerId });

/** A chat begins with a question: `by` makes its answer. */
export async function insertChat(
  tx: Transaction,
  { now, by, ...values }: { ownerId: string; title: string; state?: unknown; by: string; now: Date },
): Promise<ChatRow> {
  const answering = { answeringSince: sql`clock_timestamp()`, answeringBy: by, lastMessageAt: now };
  const [row] = await tx
    .insert(chat)
    .values({ ...values, ...answering, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('chat not inserted');
  return row;
}

/** Whoever has not been heard of for this long is gone. It is renewed several times in between. */
const LEASE = sql`interval '10 seconds'`;
/** The database's clock alone: two servers rarely agree on the time. */
const lastAlive = sql`clock_timestamp() - ${LEASE}`;
export const isAnswering = sql<boolean>`coalesce(${chat.answeringSince} > ${lastAlive}, false)`;

/** False when another answer is on its way. */
export async function beginAnswer(tx: Transaction, chatId: string, by: string, now: Date): Promise<boolean> {
  const free = or(isNull(chat.answeringSince), lte(chat.answeringSince, lastAlive));
  const rows = await tx
    .update(chat)
    .set({ answeringSince: sql`clock_timestamp()`, answeringBy: by, lastMessageAt: now, updatedAt: now })
    .where(and(eq(chat.id, chatId), free))
    .returning({ id: chat.id });
  return rows.length > 0;
}

const madeBy = (chatId: string, by: string) => and(eq(chat.id, chatId), eq(chat.answeringBy, by));

/** A sign of life. False when the answer is not wanted any more, or somebody else makes it by now. */
export async function stayAnswering(
  db: Executor,
  { chatId, by, userId, requestId }: { chatId: string; by: string; userId: string; requestId: string },
): Promise<boolean> {
  const isStopped = sql<boolean>`exists (select 1 from ${chatRequest} where ${chatRequest.userId} = ${userId}
    and ${chatRequest.requestId} = ${requestId} and ${chatRequest.stoppedAt} is not null)`;
  const [row] = await db
    .update(chat)
    .set({ answeringSince: sql`clock_timestamp()` })
    .where(madeBy(chatId, by))
    .returning({ isStopped });
  return row?.isStopped === false;
}

export async function finishAnswer(
  tx: Transaction,
  { chatId, by }: { chatId: string; by: string },
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
      answeringBy: null,
      lastMessageAt: outcome.now,
      updatedAt: outcome.now,
    })
    .where(madeBy(chatId, by))
    .returning();
  return row;
}

export async function terminateChat(tx: Transaction, chatId: string): Promise<void> {
  await tx.update(chat).set({ terminated: true }).where(eq(chat.id, chatId));
}

export async function abandonAnswer(tx: Transaction, chatId: string): Promise<void> {
  await tx.update(chat).set({ answeringSince: null, answeringBy: null }).where(eq(chat.id, chatId));
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
