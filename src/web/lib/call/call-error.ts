import type { ErrorCode } from '#contract/errors.ts';

/** The server's codes, and the one thing that goes wrong before a server is reached. */
export type CallErrorCode = ErrorCode | 'network-request-failed';

export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallErrorCode;
  readonly details: unknown;

  constructor(code: CallErrorCode, message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
