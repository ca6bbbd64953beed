import { and, asc, eq, getTableColumns, like, notLike, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { document } from '#server/platform/db/schema/documents.ts';
import { officialForm } from '#server/platform/db/schema/official-form.ts';
import { EDITION } from './edition.ts';

const { pdf: _pdf, ...withoutPdf } = getTableColumns(officialForm);

export type OfficialFormRow = Omit<typeof officialForm.$inferSelect, 'pdf'>;

export async function listOfficialForms(db: Executor): Promise<OfficialFormRow[]> {
  return db
    .select(withoutPdf)
    .from(officialForm)
    .where(notLike(officialForm.id, `%${EDITION}%`))
    .orderBy(asc(officialForm.id));
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

/** With every edition of it. */
export async function deleteOfficialForm(tx: Transaction, id: string): Promise<boolean> {
  await tx.delete(officialForm).where(like(officialForm.id, `${id}${EDITION}%`));
  const rows = await tx
    .delete(officialForm)
    .where(and(eq(officialForm.id, id), eq(officialForm.published, false)))
    .returning({ id: officialForm.id });
  return rows.length > 0;
}

/** The form as it was, under a name of its own, for everybody who has begun it. Without anybody there is nothing to keep. */
export async function keepEdition(
  tx: Transaction,
  form: OfficialFormRow,
  draft: OfficialFormRow['draft'],
): Promise<void> {
  const begun = await tx.select({ id: document.id }).from(document).where(eq(document.definitionId, form.id)).limit(1);
  if (begun.length === 0) return;
  const [kept] = await tx.select({ pdf: officialForm.pdf }).from(officialForm).where(eq(officialForm.id, form.id));
  if (!kept) return;
  const id = `${form.id}${EDITION}${form.version}`;
  await tx.insert(officialForm).values({ ...form, ...kept, id, draft, published: false, lastPublished: null });
  await tx.update(document).set({ definitionId: id }).where(eq(document.definitionId, form.id));
}
