import { useParams } from 'react-router';
import { copy } from '#web/features/documents/copy.ts';
import { FillIn } from '#web/features/documents/filling/fill-in.tsx';
import { Loaded } from '#web/features/documents/loaded.tsx';
import { useOpenDocument } from '#web/features/documents/queries.ts';
import { PageShell } from '#web/frame/page-shell.tsx';

export function DocumentPage() {
  const { documentId = '' } = useParams();
  const document = useOpenDocument(documentId);
  return (
    <PageShell wide>
      <Loaded query={document} gone={copy.form.gone}>
        {(found) => <FillIn key={found.id} document={found} />}
      </Loaded>
    </PageShell>
  );
}
