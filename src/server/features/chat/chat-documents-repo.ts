import { count, desc, eq, sql } from 'drizzle-orm';
import type { Answers } from '#domain/documents/answers.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { document, documentFile } from '#server/platform/db/schema/documents.ts';

/** A document that belongs to a chat, and whether its PDF is there. */
export type ChatDocument = Pick<
  typeof document.$inferSelect,
  'id' | 'definitionId' | 'title' | 'answers' | 'offered' | 'revision'
> & {
  readonly isMade: boolean;
};

/** The newest first. */
export async function listChatDocuments(db: Executor, chatId: string): Promise<ChatDocument[]> {
  const { id, definitionId, title, answers, offered, revision } = document;
  return db
    .select({
      id,
      definitionId,
      title,
      answers,
      offered,
      revision,
      isMade: sql<boolean>`${documentFile.revision} is not null and ${documentFile.revision} = ${document.revision}`,
    })
    .from(document)
    .leftJoin(documentFile, eq(documentFile.documentId, document.id))
    .where(eq(document.chatId, chatId))
    .orderBy(desc(document.createdAt));
}

type NewDocument = Pick<typeof document.$inferInsert, 'ownerId' | 'chatId' | 'definitionId' | 'title' | 'offered'>;

/** Null when the owner has as many as they may keep. */
export async function beginDocument(
  tx: Transaction,
  values: NewDocument,
  { most, now }: { most: number; now: Date },
): Promise<string | null> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, values.ownerId)).for('update');
  const [kept] = await tx.select({ count: count() }).from(document).where(eq(document.ownerId, values.ownerId));
  if ((kept?.count ?? 0) >= most) return null;
  const [row] = await tx
    .insert(document)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: document.id });
  return row?.id ?? null;
}

/** One answer more; what the form page saved in the meantime stays. */
export async function addAnswers(
  tx: Transaction,
  documentId: string,
  changes: Answers,
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .update(document)
    .set({
      answers: sql`${document.answers} || ${JSON.stringify(changes)}::jsonb`,
      revision: sql`${document.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(document.id, documentId))
    .returning({ revision: document.revision });
  return row?.revision;
}

/** Unless the document was deleted while its file was made. */
export async function keepFile(tx: Transaction, file: typeof documentFile.$inferInsert): Promise<void> {
  const { documentId, ...values } = file;
  const owner = await tx.select({ id: document.id }).from(document).where(eq(document.id, documentId)).for('key share');
  if (owner.length === 0) return;
  await tx.insert(documentFile).values(file).onConflictDoUpdate({ target: documentFile.documentId, set: values });
}
