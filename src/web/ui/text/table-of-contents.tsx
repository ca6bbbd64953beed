import { fillBrand } from './fill-brand.ts';
import type { ProseElement, ProseNode } from './prose-node.ts';

type Props = { label: string; body: readonly ProseNode[]; look: 'pills' | 'columns' };

const LOOKS = {
  pills: {
    list: 'flex flex-wrap gap-2',
    link: 'inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium text-primary-ink transition-colors hover:border-primary/40 hover:bg-primary-soft sm:min-h-9',
  },
  columns: {
    list: 'gap-x-8 rounded-lg border border-line bg-surface px-4 py-3 text-sm sm:columns-2',
    link: 'inline-flex min-h-11 items-center font-medium text-primary-ink underline-offset-4 hover:underline sm:min-h-8',
  },
} as const;

/** The sections of a page, to jump to. */
export function TableOfContents({ label, body, look }: Props) {
  const { list, link } = LOOKS[look];
  return (
    <nav aria-label={label} className="mt-6">
      <ul className={list}>
        {body.filter(isSection).map(([, { id }, title]) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className={link}>
              {typeof title === 'string' && fillBrand(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isSection(node: ProseNode): node is ProseElement {
  return typeof node !== 'string' && node[0] === 'h2';
}
