import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Done, emailAddress, Id, Timestamp } from '#contract/fields.ts';

export const ACCOUNT_REASON_MAX = 300;

/** An account as staff see it: enough to know that it is the right one, and nothing of what it holds. */
export const StaffAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  isAttorney: z.boolean(),
  isDisabled: z.boolean(),
  createdAt: Timestamp,
});
export type StaffAccount = z.infer<typeof StaffAccount>;

export const staffAccounts = {
  staffFindAccount: callable({
    access: 'staff',
    summary: 'The account under an e-mail address, if there is one. Nothing of what is in it.',
    input: z.object({ email: emailAddress('Please enter a valid email address') }),
    output: z.object({ account: StaffAccount.nullable() }),
  }),
  staffDisableAccount: callable({
    access: 'staff',
    summary:
      "Disables an account: its sessions end and it cannot sign in. An attorney's profile is paused with it. Or enables it again.",
    input: z.object({
      accountId: Id,
      disabled: z.boolean({ error: 'disabled must be true or false' }),
      reason: z
        .string({ error: 'A reason is required' })
        .trim()
        .min(1)
        .max(ACCOUNT_REASON_MAX, { error: `The reason must be at most ${ACCOUNT_REASON_MAX} characters` }),
    }),
    output: Done,
  }),
};
