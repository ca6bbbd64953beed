import { FIRST_LANGUAGE } from '#domain/language.ts';
import { AuthError } from '../session/auth-error.ts';
import { CallError } from './call-error.ts';
import { authWords, callWords, errorWords, failures, linkWords } from './error-words.ts';
import { language } from '../language.ts';

/** These say more than any sentence about what was being done. In English that sentence is one of the rules (spec §8). */
const CLEAR: ReadonlySet<string> = new Set([
  'resource-exhausted',
  'unavailable',
  'unauthenticated',
  'permission-denied',
]);

/** The one place where an error becomes words: by its code, else in its own words, else the fallback. */
export function errorText(error: unknown, fallback?: string): string {
  const otherwise = fallback ?? errorWords.unexpected;
  if (!(error instanceof Error)) return otherwise;
  const code = error instanceof AuthError || error instanceof CallError ? error.code : '';
  const known = authWords[code];
  if (known) return known;
  if (error instanceof CallError && code in failures) return otherwise;
  const byCode: Readonly<Record<string, string>> = { ...linkWords, ...callWords };
  const inWords = byCode[code] || errorWords.unexpected;
  // The server's own words are English.
  if (language === FIRST_LANGUAGE) return error.message || (fallback ?? inWords);
  return CLEAR.has(code) ? inWords : (fallback ?? inWords);
}

/** `functions/already-exists` reads as "already exists". */
export function codeInWords(code: string): string {
  return code.replace(/^.*\//, '').replaceAll('-', ' ');
}
