import { page } from '#content/pages/faq.md';
import { paths } from '#web/paths.ts';
import { fillBrand } from '#web/ui/fill-brand.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Prose } from '#web/ui/prose.tsx';
import type { ProseElement, ProseNode } from '#web/ui/prose-node.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { copy } from './copy.ts';

/** Everything stands open: six answers are found faster by reading, searching and printing than by unfolding. */
export function Faq() {
  return (
    <article>
      <PageHeading>{page.title}</PageHeading>
      <nav aria-label={copy.onThisPage} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {page.body.filter(isSection).map(([, { id }, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium text-primary-ink transition-colors hover:border-primary/40 hover:bg-primary-soft sm:min-h-9"
              >
                {typeof title === 'string' && fillBrand(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-9">
        <Prose nodes={page.body} />
      </div>
      <footer className="mt-10 grid gap-2 border-t border-line pt-6">
        <p>
          <TextLink to={paths.quality}>{copy.faqQuality}</TextLink>
        </p>
        <p>
          {copy.faqMore} <TextLink to={paths.contact}>{copy.faqContact}</TextLink>
        </p>
      </footer>
    </article>
  );
}

function isSection(node: ProseNode): node is ProseElement {
  return typeof node !== 'string' && node[0] === 'h2';
}
