import { CallError, type CallErrorCode } from '#web/lib/call/call-error.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { copy } from './copy.ts';

type Fallbacks = Partial<Record<CallErrorCode, string>>;

const SIGNUP: Fallbacks = {
  'invalid-argument': copy.signup.failed.invalidArgument,
  'already-exists': copy.signup.failed.alreadyExists,
};
const VERIFICATION: Fallbacks = {
  'invalid-argument': copy.verification.failed.invalidArgument,
  'not-found': copy.verification.failed.notFound,
};

/** Spec §8, "Attorney signup": only these two codes speak in the server's words. */
export function signupErrorText(error: unknown): string {
  const fallback = error instanceof CallError ? SIGNUP[error.code] : undefined;
  return fallback ? errorText(error, fallback) : copy.signup.failed.other;
}

/** Spec §8, "Verification". */
export function verificationErrorText(error: unknown): string {
  const fallback = error instanceof CallError ? VERIFICATION[error.code] : undefined;
  return errorText(error, fallback ?? copy.verification.failed.other);
}
