import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { chat, dayReminder, message } from '#server/platform/db/schema/chat.ts';

export type ChatRow = typeof chat.$inferSelect;
/** What an answer said about days and things to do. */
export type SaidRow = Pick<typeof message.$inferSelect, 'chatId' | 'deadlines' | 'card'>;

const saidColumns = { chatId: message.chatId, deadlines: message.deadlines, card: message.card };
const hasSaid = or(isNotNull(message.card), isNotNull(message.deadlines));

export async function listChatsOf(db: Executor, ownerId: string): Promise<ChatRow[]> {
  return db.select().from(chat).where(eq(chat.ownerId, ownerId)).orderBy(desc(chat.updatedAt), desc(chat.id));
}

export async function listSaidTo(db: Executor, ownerId: string): Promise<SaidRow[]> {
  return db
    .select(saidColumns)
    .from(message)
    .innerJoin(chat, eq(chat.id, message.chatId))
    .where(and(eq(chat.ownerId, ownerId), hasSaid))
    .orderBy(asc(message.position));
}

export async function listSaidIn(db: Executor, chatId: string): Promise<SaidRow[]> {
  return db
    .select(saidColumns)
    .from(message)
    .where(and(eq(message.chatId, chatId), hasSaid))
    .orderBy(asc(message.position));
}

/** Someone else's chat is as good as none. Held until the transaction ends. */
export async function lockChatOf(tx: Transaction, chatId: string, ownerId: string): Promise<ChatRow | undefined> {
  const [row] = await tx
    .select()
    .from(chat)
    .where(and(eq(chat.id, chatId), eq(chat.ownerId, ownerId)))
    .for('update');
  return row;
}

type Change = Partial<Pick<ChatRow, 'state' | 'done' | 'remind'>>;

export async function changeChat(db: Executor, chatId: string, change: Change): Promise<void> {
  await db.update(chat).set(change).where(eq(chat.id, chatId));
}

type Reminded = { readonly chat: ChatRow; readonly email: string; readonly language: Language | null };

/** Chats whose owners asked for reminders, with where these go. */
export async function listReminded(db: Executor): Promise<Reminded[]> {
  return db
    .select({ chat, email: user.email, language: user.language })
    .from(chat)
    .innerJoin(user, eq(user.id, chat.ownerId))
    .where(and(eq(chat.remind, true), eq(user.isAnonymous, false), eq(user.disabled, false)));
}

/** False when this reminder has been sent before. */
export async function takeReminder(
  tx: Transaction,
  values: { chatId: string; day: string; daysBefore: number },
): Promise<boolean> {
  const rows = await tx.insert(dayReminder).values(values).onConflictDoNothing().returning({ day: dayReminder.day });
  return rows.length > 0;
}
