import { MatterScreen } from '#web/features/matter/matter.tsx';
import { PageShell } from '#web/frame/page-shell.tsx';

export function MatterPage() {
  return (
    <PageShell wide>
      <MatterScreen />
    </PageShell>
  );
}
