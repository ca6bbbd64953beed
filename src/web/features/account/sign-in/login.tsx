import { useEffect, useEffectEvent, useState } from 'react';
import { emailForSignIn } from '#web/lib/session/email-for-sign-in.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { CheckEmail } from './check-email.tsx';
import { LoginForm } from './login-form.tsx';

/** The form, then "check your email", then back to the form (spec §4). */
export function Login() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isLost, acknowledgeLoss } = useSession();
  const [wasLost] = useState(isLost);
  // Said once: from here on the whole site is open to a visitor again.
  const acknowledge = useEffectEvent(acknowledgeLoss);
  useEffect(() => acknowledge(), []);

  function sent(email: string) {
    emailForSignIn.keep(email);
    setSentTo(email);
  }

  return sentTo === null ? (
    <LoginForm wasLost={wasLost} onSent={sent} />
  ) : (
    <CheckEmail email={sentTo} onBack={() => setSentTo(null)} />
  );
}
