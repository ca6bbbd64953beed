import { createElement } from 'react';
import type { ReactNode } from 'react';
import { fillBrand } from '#web/ui/text/fill-brand.ts';
import type { ProseElement, ProseNode, ProseTag } from '#web/ui/text/prose-node.ts';
import { TextLink } from './text-link.tsx';

const LOOK: Partial<Record<ProseTag, string>> = {
  h2: 'mt-10 mb-3 font-serif text-xl font-semibold first:mt-0',
  h3: 'mt-6 mb-2 text-lg font-semibold',
  p: 'mt-3 first:mt-0',
  ul: 'mt-3 list-disc space-y-1.5 pl-5 marker:text-muted',
  ol: 'mt-3 list-decimal space-y-1.5 pl-6 marker:text-muted',
  strong: 'font-semibold',
  table: 'mt-4 w-full border-collapse text-left text-sm',
  th: 'border-b border-line-strong py-2 pr-4 align-bottom font-semibold',
  td: 'border-b border-line py-2 pr-4 align-top',
  hr: 'my-8 border-line',
};

/** Shows a content page's data. `newTab` keeps the reader on a screen that still wants an answer from them. */
export function Prose({ nodes, newTab = false }: { nodes: readonly ProseNode[]; newTab?: boolean | undefined }) {
  return <div className="wrap-anywhere">{nodes.map((node, index) => render(node, newTab, index))}</div>;
}

function render(node: ProseNode, newTab: boolean, key: number): ReactNode {
  if (typeof node === 'string') return fillBrand(node);
  const [tag, attributes, ...children] = node;
  const inside = children.map((child, index) => render(child, newTab, index));
  if (tag === 'a') return renderLink(node, inside, newTab, key);
  return createElement(tag, { key, id: attributes.id, scope: attributes.scope, className: LOOK[tag] }, ...inside);
}

function renderLink([, { href = '' }]: ProseElement, inside: ReactNode[], newTab: boolean, key: number): ReactNode {
  const to = fillBrand(href);
  if (to.startsWith('/')) {
    return (
      <TextLink key={key} to={to} newTab={newTab}>
        {inside}
      </TextLink>
    );
  }
  return (
    <a key={key} href={to} className="link">
      {inside}
    </a>
  );
}
