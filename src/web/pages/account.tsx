import { OwnAccount } from '#web/features/account/own-account.tsx';
import { PageShell } from '#web/frame/page-shell.tsx';

export function AccountPage() {
  return (
    <PageShell>
      <OwnAccount />
    </PageShell>
  );
}
