import { FIRST_LANGUAGE } from '#domain/reader-language.ts';
import { AuthError } from './auth-error.ts';
import { CallError } from './call-error.ts';
import { authWords, errorWords, refusalWords, vagueRefusalWords } from './error-words.ts';
import { language } from './language.ts';

/** With these codes the server says that it failed, not why: its words would help nobody. */
const SPEECHLESS: ReadonlySet<string> = new Set(['internal', 'unknown', 'data-loss', 'unimplemented']);

/** The one place where an error becomes words: by its code, else in its own words, else the fallback. */
export function errorText(error: unknown, fallback?: string): string {
  const otherwise = fallback ?? errorWords.unexpected;
  if (!(error instanceof Error)) return otherwise;
  const code = error instanceof AuthError || error instanceof CallError ? error.code : '';
  const known = authWords[code];
  if (known) return known;
  if (error instanceof CallError && SPEECHLESS.has(code)) return otherwise;
  // The server's own words are English.
  if (language === FIRST_LANGUAGE) return error.message || otherwise;
  return refusalWords[code] || (fallback ?? (vagueRefusalWords[code] || errorWords.unexpected));
}

/** `functions/already-exists` reads as "already exists". */
export function codeInWords(code: string): string {
  return code.replace(/^.*\//, '').replaceAll('-', ' ');
}
