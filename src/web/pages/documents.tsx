import { Documents } from '#web/features/documents/documents.tsx';
import { PageShell } from '#web/frame/page-shell.tsx';

export function DocumentsPage() {
  return (
    <PageShell>
      <Documents />
    </PageShell>
  );
}
