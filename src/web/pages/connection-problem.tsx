import { errorText } from '#web/lib/error-text.ts';
import { useCall } from '#web/lib/use-call.ts';
import { useSession } from '#web/lib/use-session.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { uiWords } from '#web/ui/words.ts';

/** Shown when it could not even be found out who is here. */
export function ConnectionProblem({ error }: { error: Error }) {
  const { refresh } = useSession();
  // A second failure arrives here again as a new error of the session.
  const { isBusy, run } = useCall();

  return (
    <AuthCard title={uiWords.noConnection.title} subtitle={errorText(error)}>
      <Button busy={isBusy} onClick={() => void run(refresh)}>
        {uiWords.noConnection.again}
      </Button>
    </AuthCard>
  );
}
