import { call } from '#web/lib/call/call.ts';
import { emailSchema } from '#web/lib/form/email-schema.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { copy } from './copy.ts';

type LoginLinkOptions = { onSent: (email: string) => void; onInvalid: (message: string) => void };

const schema = emailSchema();

/** Mails a sign-in link to the address in the form, whatever stands in the password field. */
export function useLoginLink({ onSent, onInvalid }: LoginLinkOptions) {
  const { isBusy, error, run, forgetError } = useCall((cause) => errorText(cause, copy.login.linkFailed));

  async function send(typed: string) {
    forgetError();
    const parsed = schema.safeParse(typed);
    if (!parsed.success) {
      onInvalid(parsed.error.issues[0]?.message ?? copy.login.linkFailed);
      return;
    }
    if (await run(() => call('sendEmailLoginLink', { email: parsed.data }))) onSent(parsed.data);
  }

  return { send, busy: isBusy, error };
}
