import { PASSWORD_MAX, PASSWORD_MIN_SIGNUP } from '#domain/limits.ts';
import * as z from 'zod';
import { callable } from './callable.ts';
import { DoneWithMessage, emailAddress } from './fields.ts';

/** An attorney as shown on a card in chat (spec §3). */
export const Attorney = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  imageUrl: z.string().nullable(),
  /** Pays to be shown more often. */
  sponsored: z.boolean(),
});
export type Attorney = z.infer<typeof Attorney>;

const required = 'All fields are required';

export const attorneys = {
  attorneyStartSignup: callable({
    access: 'public',
    summary: 'Starts an attorney account with the attorney ID that staff issued, and mails a verification link.',
    input: z.object({
      email: emailAddress('Please enter a valid email address', required),
      password: z
        .string({ error: required })
        .min(1, { abort: true })
        .min(PASSWORD_MIN_SIGNUP, { error: `Password must be at least ${PASSWORD_MIN_SIGNUP} characters` })
        .max(PASSWORD_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` }),
      attorneyId: z.string({ error: required }).trim().min(1).max(64, { error: 'Unknown attorney ID' }),
    }),
    output: DoneWithMessage,
  }),
  attorneyVerifyEmail: callable({
    access: 'public',
    summary: 'Finishes an attorney signup with the token from the verification mail.',
    input: z.object({
      token: z.string({ error: 'Invalid verification token.' }).trim().min(1).max(256),
    }),
    output: DoneWithMessage,
  }),
};
