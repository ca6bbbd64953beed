import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { retryAfterMs } from './retry.ts';

/** Why the model did not answer. Carries nothing of the chat and nothing of the key. */
export type ModelFailure = {
  readonly kind: FailureKind;
  readonly status?: number | undefined;
  /** How long the provider wants to be left alone. */
  readonly retryAfterMs?: number | undefined;
};
export type FailureKind =
  | 'refused-key'
  | 'rate-limited'
  | 'unavailable'
  | 'unreachable'
  | 'rejected'
  | 'timed-out'
  | 'cut-off'
  | 'empty'
  | 'not-carried'
  | 'broken';

/** The model ran out of room in the middle of a sentence. */
export class CutOff extends Error {
  override name = 'CutOff';
}

/** What came was no form, however it was looked at. */
export class NoForm extends Error {
  override name = 'NoForm';
}

export function failureFrom(error: unknown): ModelFailure {
  if (error instanceof CutOff) return { kind: 'cut-off' };
  if (isTimeout(error)) return { kind: 'timed-out' };
  if (error instanceof NoForm || NoOutputGeneratedError.isInstance(error) || NoObjectGeneratedError.isInstance(error))
    return { kind: 'empty' };
  if (!APICallError.isInstance(error)) return { kind: isUnreachable(error) ? 'unreachable' : 'broken' };
  const { statusCode: status } = error;
  if (status === undefined) return { kind: 'unreachable' };
  return { kind: kindOf(status), status, retryAfterMs: retryAfterMs(error) ?? undefined };
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'refused-key';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return 'unavailable';
  // The answer had begun well.
  return status < 400 ? 'cut-off' : 'rejected';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

const NETWORK = /ECONNREFUSED|ENOTFOUND|ECONNRESET|EHOSTUNREACH|EAI_AGAIN|fetch failed|socket/i;

function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (NETWORK.test(`${cause.message} ${'code' in cause ? String(cause.code) : ''}`)) return true;
  }
  return false;
}
