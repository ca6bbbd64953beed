import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { recordAction } from '../actions-repo.ts';
import { lockAttorney, updateAttorney } from './attorneys-repo.ts';
import { readPhoto } from './photo.ts';
import { deletePhoto, upsertPhoto } from './photos-repo.ts';

const PHOTO_PATH = '/api/attorney-photos';

/** Answers the address under which the photo now stands. */
export async function savePhoto(deps: Deps, caller: Caller, attorneyId: string, upload: Buffer): Promise<string> {
  const photo = await readPhoto(upload);
  const imageUrl = `${PHOTO_PATH}/${attorneyId}/${photo.version}`;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const attorney = await lockAttorney(tx, attorneyId);
    if (!attorney) throw new AppError('not-found', 'Attorney not found');
    await upsertPhoto(tx, attorneyId, photo, now);
    await updateAttorney(tx, attorneyId, { imageUrl }, now);
    const subject = `${attorney.firstName} ${attorney.lastName}`;
    await recordAction(tx, caller, { action: 'photo-changed', subject, subjectId: attorneyId }, now);
  });
  return imageUrl;
}

export const staffRemovePhoto: Handler<'staffRemovePhoto'> = async ({ data: { attorneyId }, caller, deps }) => {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const attorney = await lockAttorney(tx, attorneyId);
    if (!attorney) throw new AppError('not-found', 'Attorney not found');
    await deletePhoto(tx, attorneyId);
    if (attorney.imageUrl === null) return;
    await updateAttorney(tx, attorneyId, { imageUrl: null }, now);
    const subject = `${attorney.firstName} ${attorney.lastName}`;
    await recordAction(tx, caller, { action: 'photo-removed', subject, subjectId: attorneyId }, now);
  });
  return { success: true };
};
