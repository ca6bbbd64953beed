import { exportZip } from '#server/features/account/export-zip.ts';
import type { Deps } from '#server/platform/deps.ts';
import { known } from '../doors/door.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

/** `GET /api/account/export`: a download, so that the browser shows its progress and keeps it on the phone. */
export function exportRoute(open: OpenRoute, deps: Deps): void {
  open('GET /api/account/export', async (c, entered) => {
    const day = deps.now().toISOString().slice(0, 10);
    return c.body(await exportZip(deps, known(entered)), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${deps.env.brand.name.toLowerCase()}-${day}.zip"`,
    });
  });
}
