import { AuthError } from './auth-error.ts';
import { CallError } from './call-error.ts';

/** Spec §8, word for word. */
const AUTH_ERROR_TEXT: Readonly<Record<string, string>> = {
  'user-not-found': 'No account found with this email address.',
  'wrong-password': 'Incorrect password. Please try again.',
  'email-already-in-use': 'An account with this email already exists.',
  'weak-password': 'Password should be at least 6 characters long.',
  'invalid-email': 'Please enter a valid email address.',
  'user-disabled': 'This account has been disabled.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'network-request-failed': 'Network error. Please check your connection and try again.',
  'invalid-credential': 'Invalid email or password. Please try again.',
};
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** With these codes the server says that it failed, not why: its words would help nobody. */
const SPEECHLESS: ReadonlySet<string> = new Set(['internal', 'unknown', 'data-loss', 'unimplemented']);

/** The one place where an error becomes words: by its code, else in its own words, else the fallback. */
export function errorText(error: unknown, fallback = UNEXPECTED): string {
  if (!(error instanceof Error)) return fallback;
  const known = error instanceof AuthError || error instanceof CallError ? AUTH_ERROR_TEXT[error.code] : undefined;
  if (known) return known;
  if (error instanceof CallError && SPEECHLESS.has(error.code)) return fallback;
  return error.message || fallback;
}

/** `functions/already-exists` reads as "already exists". */
export function codeInWords(code: string): string {
  return code.replace(/^.*\//, '').replaceAll('-', ' ');
}
