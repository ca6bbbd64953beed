import { useState } from 'react';
import { emailForSignIn } from '#web/lib/email-for-sign-in.ts';
import { CheckEmail } from './check-email.tsx';
import { LoginForm } from './login-form.tsx';

/** The form, then "check your email", then back to the form (spec §4). */
export function Login() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  function sent(email: string) {
    emailForSignIn.keep(email);
    setSentTo(email);
  }

  return sentTo === null ? <LoginForm onSent={sent} /> : <CheckEmail email={sentTo} onBack={() => setSentTo(null)} />;
}
