import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN_SIGNUP } from '#domain/limits.ts';
import { copy } from './copy.ts';

const words = copy.signup;
const FIELDS = ['email', 'password', 'confirmPassword', 'attorneyId'] as const;

type Signup = Record<(typeof FIELDS)[number], string>;

/** One sentence covers every missing field, so it is said once: at the first of them. */
const noneIsEmpty = z.superRefine((values: Signup, context) => {
  const empty = FIELDS.find((field) => values[field] === '');
  if (empty) {
    context.addIssue({ code: 'custom', message: words.allRequired, path: [empty], input: values, continue: false });
  }
});

const isEmail = z.email();

export const signupSchema = z
  .object({
    email: z.string().check(z.trim()),
    password: z.string(),
    confirmPassword: z.string(),
    attorneyId: z.string().check(z.trim()),
  })
  .check(
    noneIsEmpty,
    z.refine(({ email }) => isEmail.safeParse(email).success, { error: words.invalidEmail, path: ['email'] }),
    z.refine(({ password }) => password.length >= PASSWORD_MIN_SIGNUP, {
      error: `Password must be at least ${PASSWORD_MIN_SIGNUP} characters`,
      path: ['password'],
    }),
    z.refine(({ password }) => password.length <= PASSWORD_MAX, {
      error: `Password must be at most ${PASSWORD_MAX} characters`,
      path: ['password'],
    }),
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: words.mismatch,
      path: ['confirmPassword'],
    }),
  );
