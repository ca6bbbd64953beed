import { useTransition } from 'react';
import { errorText } from '#web/lib/call/error-text.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { uiWords } from '#web/ui/words.ts';

/** Shown when it could not even be found out who is here. */
export function ConnectionProblem({ error }: { error: Error }) {
  const { refresh } = useSession();
  const [isBusy, start] = useTransition();
  // A second failure arrives here again as a new error of the session.
  const again = () => refresh().catch(() => undefined);

  return (
    <AuthCard title={uiWords.noConnection.title} subtitle={errorText(error)}>
      <Button busy={isBusy} onClick={() => start(async () => void (await again()))}>
        {uiWords.noConnection.again}
      </Button>
    </AuthCard>
  );
}
