import { page } from '#content/pages/faq.md';
import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Prose } from '#web/frame/prose.tsx';
import { TableOfContents } from '#web/ui/text/table-of-contents.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from './copy.ts';

/** Everything stands open: six answers are found faster by reading, searching and printing than by unfolding. */
export function Faq() {
  return (
    <article>
      <PageHeading>{page.title}</PageHeading>
      <TableOfContents label={copy.onThisPage} body={page.body} look="pills" />
      <div className="mt-9">
        <Prose nodes={page.body} />
      </div>
      <footer className="mt-10 grid gap-2 border-t border-line pt-6">
        <p>
          <TextLink to={paths.quality}>{copy.faqQuality}</TextLink>
        </p>
        <p>
          <TextLink to={paths.deadlines}>{copy.faqDeadlines}</TextLink>
        </p>
        <p>
          {copy.faqMore} <TextLink to={paths.contact}>{copy.faqContact}</TextLink>
        </p>
      </footer>
    </article>
  );
}
