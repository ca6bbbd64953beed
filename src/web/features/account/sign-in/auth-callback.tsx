import { AuthCard } from '#web/frame/auth-card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { copy } from '../copy.ts';
import { useAuthCallback } from './use-auth-callback.ts';

const words = copy.callback;

export function AuthCallback() {
  const { state, complete } = useAuthCallback();
  switch (state.name) {
    case 'needs-email':
      return <ConfirmEmail error={state.error} onConfirm={(email) => complete(state.token, email)} />;
    case 'reported':
      return <AuthCard key="reported" title={words.closeWindow} />;
    case 'failed':
      return (
        <AuthCard key="failed" title={words.failedTitle}>
          <Notice tone="bad">{state.message}</Notice>
          <p className="mt-4 text-muted">{words.redirecting}</p>
        </AuthCard>
      );
    case 'working':
    case 'leaving':
      return (
        <main className="grid min-h-dvh place-items-center">
          <Loading label={words.working} showLabel />
        </main>
      );
  }
}
