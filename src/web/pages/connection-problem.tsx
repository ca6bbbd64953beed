import { useState } from 'react';
import { errorText } from '#web/lib/error-text.ts';
import { useSession } from '#web/lib/use-session.ts';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { uiWords } from '#web/ui/words.ts';

/** Shown when it could not even be found out who is here. */
export function ConnectionProblem({ error }: { error: Error }) {
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    setBusy(true);
    // A second failure arrives here again as a new error of the session.
    await refresh().catch(() => undefined);
    setBusy(false);
  }

  return (
    <AuthCard title={uiWords.noConnection.title} subtitle={errorText(error)}>
      <Button busy={busy} onClick={() => void tryAgain()}>
        {uiWords.noConnection.again}
      </Button>
    </AuthCard>
  );
}
