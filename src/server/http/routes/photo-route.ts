import { AppError } from '#server/callable/app-error.ts';
import { findPhoto } from '#server/features/staff/attorneys/photos-repo.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The address changes with the picture, so that whoever has one need never ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `GET /api/attorney-photos/ATTORNEY/VERSION`: public, as the cards are. */
export function photoRoute(open: OpenRoute, deps: Deps): void {
  open('GET /api/attorney-photos/:attorneyId/:version', async (c) => {
    const { attorneyId = '', version = '' } = c.req.param();
    const photo = UUID.test(attorneyId) ? await findPhoto(deps.db, attorneyId, version) : undefined;
    if (!photo) throw new AppError('not-found', 'Not Found');
    return c.body(new Uint8Array(photo.bytes), 200, {
      'content-type': photo.contentType,
      'cache-control': FOR_EVER,
      etag: `"${version}"`,
    });
  });
}
