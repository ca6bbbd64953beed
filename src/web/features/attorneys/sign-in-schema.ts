import * as z from 'zod/mini';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { emailSchema } from '#web/lib/form/email-schema.ts';
import { copy } from './copy.ts';

export const signInSchema = z.object({
  email: emailSchema(),
  password: z
    .string()
    .check(
      z.minLength(1, { error: copy.login.passwordRequired, abort: true }),
      z.minLength(PASSWORD_MIN, { error: `Password must be at least ${PASSWORD_MIN} characters` }),
    ),
});
