import { useState } from 'react';
import { call } from '#web/lib/call.ts';
import { emailSchema } from '#web/lib/email-schema.ts';
import { errorText } from '#web/lib/error-text.ts';
import { copy } from './copy.ts';

type LoginLinkOptions = { onSent: (email: string) => void; onInvalid: (message: string) => void };

const schema = emailSchema();

/** Mails a sign-in link to the address in the form, whatever stands in the password field. */
export function useLoginLink({ onSent, onInvalid }: LoginLinkOptions) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(typed: string) {
    setError(null);
    const parsed = schema.safeParse(typed);
    if (!parsed.success) {
      onInvalid(parsed.error.issues[0]?.message ?? copy.login.linkFailed);
      return;
    }
    setBusy(true);
    try {
      await call('sendEmailLoginLink', { email: parsed.data });
      onSent(parsed.data);
    } catch (cause) {
      setError(errorText(cause, copy.login.linkFailed));
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, error };
}
