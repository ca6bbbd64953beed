import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#contract/envelope.ts';
import { ERROR_CODES } from '#contract/errors.ts';
import { AppError } from '#server/callable/app-error.ts';
import { isDatabaseFailure } from '#server/platform/db/is-database-failure.ts';
import type { Deps } from '#server/platform/deps.ts';

const UNAVAILABLE = 'We are having trouble. Please try again in a moment.';

/**
 * Whatever is not meant for the caller is logged. What may pass by itself reaches them as `unavailable`, anything else as
 * `internal`, without any detail.
 */
export function asAppError(
  error: unknown,
  deps: Pick<Deps, 'log'>,
  where: object,
  unavailable = UNAVAILABLE,
): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseFailure(error)) {
    deps.log.warn({ err: error, ...where }, 'database unavailable');
    return new AppError('unavailable', unavailable);
  }
  deps.log.error({ err: error, ...where }, 'callable failed');
  return new AppError('internal', 'INTERNAL');
}

export function toErrorBody(error: AppError): ErrorBody {
  const { wire } = ERROR_CODES[error.code];
  return { status: wire, message: error.message, ...(error.details === undefined ? {} : { details: error.details }) };
}

export function sendError(c: Context, error: AppError): Response {
  c.header('cache-control', 'no-store');
  return c.json({ error: toErrorBody(error) }, ERROR_CODES[error.code].http as ContentfulStatusCode);
}
