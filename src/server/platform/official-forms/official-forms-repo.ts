import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { officialForm } from '#server/platform/db/schema/official-form.ts';

const { pdf: _pdf, ...withoutPdf } = getTableColumns(officialForm);

export type OfficialFormRow = Omit<typeof officialForm.$inferSelect, 'pdf'>;

export async function listOfficialForms(db: Executor): Promise<OfficialFormRow[]> {
  return db.select(withoutPdf).from(officialForm).orderBy(asc(officialForm.id));
}

export async function listPublishedForms(db: Executor): Promise<OfficialFormRow[]> {
  return db.select(withoutPdf).from(officialForm).where(eq(officialForm.published, true)).orderBy(asc(officialForm.id));
}

export async function findOfficialForm(db: Executor, id: string): Promise<OfficialFormRow | undefined> {
  const [row] = await db.select(withoutPdf).from(officialForm).where(eq(officialForm.id, id));
  return row;
}

export async function findFormPdf(db: Executor, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ pdf: officialForm.pdf }).from(officialForm).where(eq(officialForm.id, id));
  return row?.pdf;
}

/** Held until the transaction ends. */
export async function lockOfficialForm(tx: Transaction, id: string): Promise<OfficialFormRow | undefined> {
  const [row] = await tx.select(withoutPdf).from(officialForm).where(eq(officialForm.id, id)).for('update');
  return row;
}

/** False when the name is taken. */
export async function insertOfficialForm(tx: Transaction, values: typeof officialForm.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(officialForm).values(values).onConflictDoNothing().returning({ id: officialForm.id });
  return rows.length > 0;
}

export async function updateOfficialForm(
  tx: Transaction,
  id: string,
  change: Partial<Pick<OfficialFormRow, 'draft' | 'published' | 'lastPublished'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(officialForm)
    .set({ ...change, updatedAt: now, version: sql`${officialForm.version} + 1` })
    .where(eq(officialForm.id, id));
}

export async function deleteOfficialForm(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .delete(officialForm)
    .where(and(eq(officialForm.id, id), eq(officialForm.published, false)))
    .returning({ id: officialForm.id });
  return rows.length > 0;
}
