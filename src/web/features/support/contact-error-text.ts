import { CallError } from '#web/lib/call/call-error.ts';
import { copy } from './copy.ts';

/** The server answered, and its answer was no. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** Spec §8, contact form. */
export function contactErrorText(error: unknown): string {
  const say = copy.contactError;
  if (error instanceof NotSentError) return say.unsuccessful;
  if (!(error instanceof CallError)) return say.other;
  if (error.code === 'unavailable') return say.unavailable;
  if (error.code === 'invalid-argument' && error.message) return error.message;
  return say.other;
}
