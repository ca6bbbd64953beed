import type { ErrorCode } from '#contract/errors.ts';

/** A refusal that the caller may read. Anything else that is thrown reaches them as `internal`, without its words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
