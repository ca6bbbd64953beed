import { page } from '#content/pages/terms.md';
import { TermsText } from '#web/features/support/terms-text.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function TermsPage() {
  return (
    <article>
      <PageHeading className="mb-2 text-3xl">{page.title}</PageHeading>
      <TermsText />
    </article>
  );
}
