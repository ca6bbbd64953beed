import * as z from 'zod/mini';
import { EMAIL_MAX } from '#domain/limits.ts';
import { errorWords } from '../call/error-words.ts';

const { invalid: INVALID, required: REQUIRED } = errorWords.email;

/** An e-mail address as the sign-in screens ask for it: the missing one is named before the malformed one. */
export function emailSchema(required = REQUIRED) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(EMAIL_MAX, { error: INVALID, abort: true }),
      z.email({ error: INVALID }),
    );
}
