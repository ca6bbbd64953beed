import { Hono } from 'hono';
import { refusalFor } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import { exportZip } from '#server/features/account/export-zip.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendError } from './send-error.ts';

const LIMIT = { max: 10, seconds: 3600 };

/** `GET /api/account/export`: a download, so that the browser shows its progress and keeps it on the phone. */
export function exportRoute(deps: Deps): Hono {
  const route = new Hono();
  route.get('/export', async (c) => {
    const caller = await deps.auth.lookup(c.req.header('cookie'));
    if (!caller || refusalFor('account', caller)) {
      return sendError(c, new AppError('unauthenticated', 'Please sign in.'));
    }
    if (!(await deps.rateLimiter.allow(`export|${caller.userId}`, LIMIT))) {
      return sendError(c, new AppError('resource-exhausted', 'Please wait a while before you download it again.'));
    }
    const day = deps.now().toISOString().slice(0, 10);
    return c.body(await exportZip(deps, caller), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${deps.env.brand.name.toLowerCase()}-${day}.zip"`,
      'cache-control': 'no-store',
    });
  });
  return route;
}
