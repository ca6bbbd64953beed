import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REDIRECT_AFTER_ERROR_MS } from '#domain/limits.ts';
import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useRedirectAfter } from '#web/lib/session/use-redirect-after.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const words = copy.reset;

/** Checking the link, then the form or the bad news, then done (spec §4). */
export function PasswordReset({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false);
  const link = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => call('validatePasswordResetToken', { token: token ?? '' }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (token === null) return <InvalidLink message={words.missingToken} />;
  if (link.error) return <InvalidLink message={errorText(link.error, words.invalid)} />;
  if (!link.data) return <Verifying />;
  if (isDone) return <Done email={link.data.email} />;
  return <NewPasswordForm token={token} email={link.data.email} onDone={() => setDone(true)} />;
}

function Verifying() {
  return (
    <AuthCard key="verifying" title={words.title} subtitle={words.subtitle}>
      <Loading label={words.verifying} showLabel />
    </AuthCard>
  );
}

function InvalidLink({ message }: { message: string }) {
  return (
    <AuthCard key="invalid" title={words.invalidTitle}>
      <Notice tone="bad">{message}</Notice>
      <LinkButton to={paths.attorneyLogin} className="mt-6 w-full">
        {words.back}
      </LinkButton>
    </AuthCard>
  );
}

function Done({ email }: { email: string }) {
  useRedirectAfter(paths.attorneyLogin, REDIRECT_AFTER_ERROR_MS);
  return (
    <AuthCard key="done" title={words.doneTitle}>
      <Notice tone="ok">{words.done(email)}</Notice>
      <p className="mt-4 text-muted">{words.redirecting}</p>
    </AuthCard>
  );
}
