import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits.ts';
import { copy } from '../copy.ts';

const words = copy.reset;

export const newPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(1, { error: words.required, abort: true }),
        z.minLength(PASSWORD_MIN, { error: words.tooShort(PASSWORD_MIN) }),
        z.maxLength(PASSWORD_MAX, { error: words.tooLong(PASSWORD_MAX) }),
      ),
    confirmPassword: z.string().check(z.minLength(1, { error: words.confirmRequired })),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: words.mismatch,
      path: ['confirmPassword'],
    }),
  );
