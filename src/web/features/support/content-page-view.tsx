import { PageHeading } from '#web/ui/page-heading.tsx';
import { Prose } from '#web/frame/prose.tsx';
import { TableOfContents } from '#web/ui/text/table-of-contents.tsx';
import type { ContentPage } from '#web/ui/text/prose-node.ts';
import { copy } from './copy.ts';

/** A page of text, with its date where it has one. `newTab`: its links leave the page open (spec §2, terms). */
export function ContentPageView({ page, newTab = false }: { page: ContentPage; newTab?: boolean }) {
  return (
    <article>
      <PageHeading>{page.title}</PageHeading>
      {page.updated && <p className="mt-2 text-sm text-muted">{copy.lastUpdated(page.updated)}</p>}
      <TableOfContents label={copy.onThisPage} body={page.body} look="columns" />
      <div className="mt-8">
        <Prose nodes={page.body} newTab={newTab} />
      </div>
    </article>
  );
}
