import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { copy } from './copy.ts';
import { SignupForm } from './signup-form.tsx';

export function AttorneySignup() {
  const [message, setMessage] = useState<string | null>(null);
  if (message === null) return <SignupForm onDone={setMessage} />;
  return (
    <AuthCard key="done" title={copy.signup.doneTitle}>
      <p>{message}</p>
      <LinkButton to={paths.attorneyLogin} variant="secondary" className="mt-6 w-full">
        {copy.sent.back}
      </LinkButton>
    </AuthCard>
  );
}
