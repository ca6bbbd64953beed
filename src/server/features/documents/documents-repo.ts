import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Answers } from '#domain/documents/answers.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { document, documentFile } from '#server/platform/db/schema/documents.ts';
import { user } from '#server/platform/db/schema/account.ts';

export type DocumentRow = typeof document.$inferSelect & {
  readonly chatTitle: string | null;
  readonly madeAt: Date | null;
  readonly madeRevision: number | null;
};
type Key = { readonly documentId: string; readonly ownerId: string };

/** Someone else's document is as good as none. */
const owned = ({ documentId, ownerId }: Key) => and(eq(document.id, documentId), eq(document.ownerId, ownerId));

const withSurroundings = (db: Executor) =>
  db
    .select({ row: document, chatTitle: chat.title, madeAt: documentFile.madeAt, madeRevision: documentFile.revision })
    .from(document)
    .leftJoin(chat, eq(chat.id, document.chatId))
    .leftJoin(documentFile, eq(documentFile.documentId, document.id));

export async function findDocument(db: Executor, key: Key): Promise<DocumentRow | undefined> {
  const [found] = await withSurroundings(db).where(owned(key));
  return found && { ...found.row, ...found };
}

export async function listDocuments(db: Executor, ownerId: string): Promise<DocumentRow[]> {
  const rows = await withSurroundings(db)
    .where(eq(document.ownerId, ownerId))
    .orderBy(desc(document.updatedAt), desc(document.id));
  return rows.map((found) => ({ ...found.row, ...found }));
}

/** Held until the transaction ends: of two starts at once, the second sees the first's document. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('update');
}

export async function countDocuments(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(document).where(eq(document.ownerId, ownerId));
  return row?.count ?? 0;
}

/** Nobody deletes or answers in the chat until the transaction ends. */
export async function lockOwnedChatState(
  tx: Transaction,
  chatId: string,
  ownerId: string,
): Promise<{ state: unknown } | undefined> {
  const [row] = await tx
    .select({ state: chat.state })
    .from(chat)
    .where(and(eq(chat.id, chatId), eq(chat.ownerId, ownerId)))
    .for('key share');
  return row;
}

export async function findOfChat(db: Executor, chatId: string, definitionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.chatId, chatId), eq(document.definitionId, definitionId)))
    .orderBy(desc(document.createdAt))
    .limit(1);
  return row?.id;
}

type NewDocument = Pick<typeof document.$inferInsert, 'ownerId' | 'chatId' | 'definitionId' | 'title' | 'offered'>;

export async function insertDocument(tx: Transaction, values: NewDocument, now: Date): Promise<string> {
  const [row] = await tx
    .insert(document)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: document.id });
  if (!row) throw new Error('document not inserted');
  return row.id;
}

/** False when the document has another revision by now, or is gone. */
export async function saveAnswers(
  db: Executor,
  key: Key,
  change: { revision: number; answers: Answers },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(document)
    .set({
      answers: sql`${document.answers} || ${JSON.stringify(change.answers)}::jsonb`,
      revision: change.revision + 1,
      updatedAt: now,
    })
    .where(and(owned(key), eq(document.revision, change.revision)))
    .returning({ id: document.id });
  return rows.length > 0;
}

export async function retitle(db: Executor, key: Key, title: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(document)
    .set({ title, updatedAt: now })
    .where(owned(key))
    .returning({ id: document.id });
  return rows.length > 0;
}

export async function removeDocument(db: Executor, key: Key): Promise<boolean> {
  const rows = await db.delete(document).where(owned(key)).returning({ id: document.id });
  return rows.length > 0;
}

/** False when the document was deleted while its file was made. */
export async function saveFile(tx: Transaction, file: typeof documentFile.$inferInsert): Promise<boolean> {
  const { documentId, ...values } = file;
  const owner = await tx.select({ id: document.id }).from(document).where(eq(document.id, documentId)).for('key share');
  if (owner.length === 0) return false;
  await tx.insert(documentFile).values(file).onConflictDoUpdate({ target: documentFile.documentId, set: values });
  return true;
}

export async function findFile(
  db: Executor,
  key: Key,
): Promise<{ title: string; pdf: Buffer; text: string } | undefined> {
  const [row] = await db
    .select({ title: document.title, pdf: documentFile.pdf, text: documentFile.text })
    .from(document)
    .innerJoin(documentFile, eq(documentFile.documentId, document.id))
    .where(owned(key));
  return row;
}
