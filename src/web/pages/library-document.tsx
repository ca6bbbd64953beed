import { useParams, useSearchParams } from 'react-router';
import { copy } from '#web/features/documents/copy.ts';
import { LibraryDocument } from '#web/features/documents/library-document.tsx';
import { Loaded } from '#web/features/documents/loaded.tsx';
import { useLibraryDocument } from '#web/features/documents/queries.ts';
import { PageShell } from '#web/frame/page-shell.tsx';

export function LibraryDocumentPage() {
  const { definitionId = '' } = useParams();
  const [search] = useSearchParams();
  const definition = useLibraryDocument(definitionId);
  return (
    <PageShell wide>
      <Loaded query={definition} gone={copy.library.gone}>
        {(found) => <LibraryDocument definition={found} chatId={search.get('chat')} />}
      </Loaded>
    </PageShell>
  );
}
