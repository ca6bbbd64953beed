import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { attorneyPhoto } from '#server/platform/db/schema/staff.ts';
import type { Photo } from './photo.ts';

export async function upsertPhoto(tx: Transaction, attorneyId: string, photo: Photo, now: Date): Promise<void> {
  await tx
    .insert(attorneyPhoto)
    .values({ attorneyId, ...photo, createdAt: now })
    .onConflictDoUpdate({ target: attorneyPhoto.attorneyId, set: { ...photo, createdAt: now } });
}

/** False when there was none. */
export async function deletePhoto(tx: Transaction, attorneyId: string): Promise<boolean> {
  const rows = await tx
    .delete(attorneyPhoto)
    .where(eq(attorneyPhoto.attorneyId, attorneyId))
    .returning({ id: attorneyPhoto.attorneyId });
  return rows.length > 0;
}

export async function findPhoto(db: Executor, attorneyId: string, version: string) {
  const [row] = await db
    .select({ bytes: attorneyPhoto.bytes, contentType: attorneyPhoto.contentType })
    .from(attorneyPhoto)
    .where(and(eq(attorneyPhoto.attorneyId, attorneyId), eq(attorneyPhoto.version, version)));
  return row;
}
