import type { Context } from 'hono';
import { refusalFor, type Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

const LIMIT = { max: 60, seconds: 60 };

/** The same door as for the callables, for what travels as a file. */
export async function staffCaller(c: Context, deps: Deps): Promise<Caller> {
  if (!isSameOrigin(c, deps.env)) throw new AppError('permission-denied', 'Cross-origin requests are not allowed');
  const caller = await deps.auth.lookup(c.req.header('cookie'));
  const refusal = refusalFor('staff', caller);
  if (refusal) throw refuse(refusal);
  if (!caller) throw refuse('no-session');
  if (!(await deps.rateLimiter.allow(`staff-files|caller|${caller.userId}`, LIMIT))) {
    throw new AppError('resource-exhausted', 'Too many requests. Please wait a moment and try again.');
  }
  return caller;
}
