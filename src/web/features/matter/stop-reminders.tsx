import { useState } from 'react';
import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stopWords as words } from './copy.ts';

/** Reached by the link in a reminder, without signing in. Opening it changes nothing: mail scanners open links too. */
export function StopReminders({ token }: { token: string }) {
  const [state, setState] = useState<'on' | 'busy' | 'off'>('on');
  const [error, setError] = useState<string | null>(null);

  async function stop() {
    setState('busy');
    setError(null);
    try {
      await call('stopMatterReminders', { token });
      setState('off');
    } catch (failure) {
      setState('on');
      setError(errorText(failure));
    }
  }

  return (
    <AuthCard title={words.title} subtitle={state === 'off' ? words.off : words.on}>
      <div className="grid gap-4">
        {error && <Notice tone="bad">{error}</Notice>}
        {state !== 'off' && (
          <Button busy={state === 'busy'} onClick={() => void stop()}>
            {words.stop}
          </Button>
        )}
        <LinkButton to={paths.home} variant="secondary">
          {words.home}
        </LinkButton>
      </div>
    </AuthCard>
  );
}
