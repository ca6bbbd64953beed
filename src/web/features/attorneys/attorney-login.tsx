import { useState } from 'react';
import { emailForSignIn } from '#web/lib/session/email-for-sign-in.ts';
import { copy } from './copy.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Mode = 'sign-in' | 'forgot-password' | 'reset-sent' | 'link-sent';

/** Four modes (spec §2) that share the address once typed. */
export function AttorneyLogin() {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [email, setEmail] = useState('');

  function show(next: Mode, address: string) {
    setEmail(address);
    setMode(next);
  }
  const backToSignIn = (address: string) => show('sign-in', address);

  switch (mode) {
    case 'sign-in':
      return (
        <SignInForm
          email={email}
          onForgot={(address) => show('forgot-password', address)}
          onLinkSent={(address) => {
            emailForSignIn.keep(address);
            show('link-sent', address);
          }}
        />
      );
    case 'forgot-password':
      return (
        <ForgotPasswordForm email={email} onSent={(address) => show('reset-sent', address)} onBack={backToSignIn} />
      );
    case 'reset-sent':
      return <MailSent text={copy.sent.resetText(email)} onBack={() => backToSignIn(email)} />;
    case 'link-sent':
      return <MailSent text={copy.sent.linkText(email)} onBack={() => backToSignIn(email)} />;
  }
}
