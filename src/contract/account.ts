import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits.ts';
import * as z from 'zod';
import { callable } from './callable.ts';
import { Done, emailAddress, Id, Language, Nothing, optional, Timestamp } from './fields.ts';

/** The signed-in person as the browser knows them (spec §3); `null` until the visitor has any session. */
export const CurrentUser = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  photoURL: z.string().nullable(),
  isAnonymous: z.boolean(),
  needsToAcceptTos: z.boolean(),
  attorneyId: z.string().nullable(),
  claims: z.object({
    tos_v: z.number().optional(),
    attorneyId: z.string().optional(),
    staff: z.literal(true).optional(),
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** `GET /api/auth/me` */
export const Me = z.object({
  user: CurrentUser.nullable(),
  /** The anonymous account this browser held when it signed in, if its chats may still be on the way. */
  previousAnonymousId: z.string().nullable(),
  google: z.boolean(),
  /** What was chosen for the account; null for visitors and until it was chosen. */
  language: Language.nullable(),
});
export type Me = z.infer<typeof Me>;

const ResetToken = z.string({ error: 'Invalid password reset token' }).trim().min(1).max(256);

const NewPassword = z
  .string({ error: 'Password is required' })
  .min(1, { abort: true })
  .min(PASSWORD_MIN, { error: `Password must be at least ${PASSWORD_MIN} characters` })
  .max(PASSWORD_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` });

const Email = emailAddress('Please enter a valid email address', 'Email is required');

/** One browser that is signed in. */
export const SignedInBrowser = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows"; null when it did not say. */
  browser: z.string().nullable(),
  signedInAt: Timestamp,
  /** To the day: a session is prolonged once a day. */
  lastSeenAt: Timestamp,
  isThisOne: z.boolean(),
});
export type SignedInBrowser = z.infer<typeof SignedInBrowser>;

/** How much there is of everything that would go away with the account. */
const AccountContents = z.object({
  chats: z.number(),
  contacts: z.number(),
  documents: z.number(),
});

const MailChoiceToken = z.string({ error: 'Malformed link' }).trim().min(1).max(200);

export const account = {
  sendEmailLoginLink: callable({
    access: 'public',
    summary: 'Mails a link that signs its reader in. Answers the same whether or not the address has an account.',
    input: z.object({ email: Email, language: optional(Language) }),
    output: Done,
  }),
  sendPasswordResetEmail: callable({
    access: 'public',
    summary: 'Mails a link for choosing a new password. Answers the same whether or not the address has an account.',
    input: z.object({ email: Email }),
    output: Done,
  }),
  acceptTos: callable({
    access: 'account',
    summary: 'Records that the caller accepts the current terms of service.',
    input: Nothing,
    output: z.object({ success: z.literal(true), tosVersion: z.number() }),
  }),
  validatePasswordResetToken: callable({
    access: 'public',
    summary: 'Tells whose password a reset link would change, without using the link up.',
    input: z.object({ token: ResetToken }),
    output: z.object({ email: z.string() }),
  }),
  completePasswordReset: callable({
    access: 'public',
    summary: 'Sets a new password with a reset link, and signs out every session of that account.',
    input: z.object({ token: ResetToken, password: NewPassword }),
    output: Done,
  }),
  getMailChoice: callable({
    access: 'public',
    summary: 'What the reader of a mail is mailed, by the link in that mail.',
    input: z.object({ token: MailChoiceToken }),
    output: z.object({ leads: z.boolean() }),
  }),
  setMailChoice: callable({
    access: 'public',
    summary: 'Turns mails about leads off or on for the reader of a mail, by the link in that mail.',
    input: z.object({ token: MailChoiceToken, leads: z.boolean({ error: 'leads must be true or false' }) }),
    output: Done,
  }),
  getAccount: callable({
    access: 'account',
    summary: "The caller's own account: address, mail preferences, signed-in browsers, and how much is kept.",
    input: Nothing,
    output: z.object({
      name: z.string(),
      email: z.string(),
      isAttorney: z.boolean(),
      memberSince: Timestamp,
      mailAboutLeads: z.boolean(),
      /** New leads once a day in one mail. */
      leadDigest: z.boolean(),
      browsers: z.array(SignedInBrowser),
      contents: AccountContents,
    }),
  }),
  setMailAboutLeads: callable({
    access: 'account',
    summary: 'Turns mails about contacts and leads off or on for the caller.',
    input: z.object({
      wanted: z.boolean({ error: 'wanted must be true or false' }),
      /** For attorneys: new leads once a day in one mail. Left out, it stays as it is. */
      digest: optional(z.boolean()),
    }),
    output: Done,
  }),
  setLanguage: callable({
    access: 'account',
    summary: 'In which language the caller reads the product and its mails.',
    input: z.object({ language: Language }),
    output: Done,
  }),
  signOutBrowser: callable({
    access: 'account',
    summary: 'Signs out one of the caller’s browsers, or all but the one that asks.',
    input: z.object({ browserId: Id.nullable() }),
    output: Done,
  }),
  deleteAccount: callable({
    access: 'account',
    summary: 'Deletes the caller’s account and everything kept of them, mails included, at once and for good.',
    input: z.object({ email: Email }),
    output: Done,
  }),
};
