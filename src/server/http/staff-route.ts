import { Hono, type Context } from 'hono';
import { PHOTO_MAX_BYTES } from '#domain/limits.ts';
import { AppError } from '#server/callable/app-error.ts';
import { savePhoto } from '#server/features/staff/attorney-photo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readBytes } from './read-body.ts';
import { asAppError, sendError } from './send-error.ts';
import { staffCaller } from './staff-caller.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What staff send and fetch as files, which the callables' JSON is not made for. Errors look like a callable's. */
export function staffRoute(deps: Deps): Hono {
  const route = new Hono();
  route.put('/attorneys/:attorneyId/photo', answering(deps, uploadPhoto));
  return route;
}

type Answer = (c: Context, deps: Deps) => Promise<Response>;

const answering = (deps: Deps, answer: Answer) => async (c: Context) => {
  try {
    return await answer(c, deps);
  } catch (error) {
    return sendError(c, asAppError(error, deps, { path: c.req.path }));
  }
};

const uploadPhoto: Answer = async (c, deps) => {
  const caller = await staffCaller(c, deps);
  const attorneyId = c.req.param('attorneyId') ?? '';
  if (!UUID.test(attorneyId)) throw new AppError('not-found', 'Attorney not found');
  const tooLarge = `This picture is larger than ${PHOTO_MAX_BYTES / 1_000_000} MB. Please make it smaller.`;
  const upload = await readBytes(c, PHOTO_MAX_BYTES, tooLarge);
  return c.json({ result: { imageUrl: await savePhoto(deps, caller, attorneyId, upload) } });
};
