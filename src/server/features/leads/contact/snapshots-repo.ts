import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { message } from '#server/platform/db/schema/chat.ts';
import { leadSnapshot, type HiddenView } from '#server/platform/db/schema/leads.ts';

export type SnapshotRow = typeof leadSnapshot.$inferSelect;

export async function listMessages(tx: Transaction, chatId: string) {
  return tx.select().from(message).where(eq(message.chatId, chatId)).orderBy(asc(message.position));
}

export async function insertSnapshot(tx: Transaction, values: typeof leadSnapshot.$inferInsert): Promise<void> {
  await tx.insert(leadSnapshot).values(values);
}

export async function findSnapshot(db: Executor, leadId: string): Promise<SnapshotRow | undefined> {
  const [row] = await db.select().from(leadSnapshot).where(eq(leadSnapshot.leadId, leadId));
  return row;
}

export async function saveHiddenView(db: Executor, leadId: string, hidden: HiddenView): Promise<void> {
  await db.update(leadSnapshot).set({ hidden }).where(eq(leadSnapshot.leadId, leadId));
}
