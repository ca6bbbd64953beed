import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { brand } from '#web/brand.ts';
import { call } from '#web/lib/call/call.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { verificationErrorText } from './attorney-error-text.ts';
import { copy } from './copy.ts';

const words = copy.verification;

type State = { name: 'working' } | { name: 'verified' } | { name: 'failed'; message: string };

/** Runs once: a second attempt would find its token used up and call a success a failure. */
export function AttorneyVerification({ token }: { token: string | null }) {
  const [state, setState] = useState<State>({ name: 'working' });
  const started = useRef(false);

  const verify = useEffectEvent(async () => {
    if (token === null) {
      setState({ name: 'failed', message: words.failed.missingToken });
      return;
    }
    try {
      await call('attorneyVerifyEmail', { token });
      setState({ name: 'verified' });
    } catch (error) {
      setState({ name: 'failed', message: verificationErrorText(error) });
    }
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void verify();
  }, []);

  if (state.name === 'working') return <Working />;
  return state.name === 'verified' ? <Verified /> : <Failed message={state.message} />;
}

function Working() {
  return (
    <AuthCard key="working" title={words.workingTitle}>
      <Loading label={words.working} showLabel />
    </AuthCard>
  );
}

function Verified() {
  return (
    <AuthCard key="verified" title={words.doneTitle}>
      <Notice tone="ok">{words.done}</Notice>
      <Actions to={paths.attorneyLogin} label={words.signIn} />
    </AuthCard>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <AuthCard key="failed" title={words.failedTitle} footer={<SupportLine />}>
      <Notice tone="bad">{message}</Notice>
      <Actions to={paths.attorneySignup} label={words.again} />
    </AuthCard>
  );
}

function Actions({ to, label }: { to: string; label: string }) {
  return (
    <div className="mt-6 grid gap-3">
      <LinkButton to={to}>{label}</LinkButton>
      <LinkButton to={paths.home} variant="secondary">
        {words.home}
      </LinkButton>
    </div>
  );
}

function SupportLine() {
  return (
    <p>
      {words.support}{' '}
      <a href={`mailto:${brand.supportEmail}`} className="link">
        {brand.supportEmail}
      </a>
    </p>
  );
}
