import { AttorneyHome } from '#web/features/leads/lists/attorney-home.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { PageShell } from '#web/frame/page-shell.tsx';

export function AttorneyHomePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <PageShell>
      <AttorneyHome name={user.displayName} />
    </PageShell>
  );
}
