import { fillBrand } from '#web/ui/text/fill-brand.ts';
import type { ContentPage, ProseNode } from '#web/ui/text/prose-node.ts';

/** The FAQ as search engines read it (schema.org): one question per section, with all of its text as the answer. */
export function faqData(page: ContentPage): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sectionsOf(page).map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

function sectionsOf(page: ContentPage): { title: string; text: string }[] {
  const sections: { title: string; parts: string[] }[] = [];
  for (const node of page.body) {
    if (typeof node !== 'string' && node[0] === 'h2') sections.push({ title: textOf(node), parts: [] });
    else sections.at(-1)?.parts.push(textOf(node));
  }
  return sections.map(({ title, parts }) => ({ title, text: parts.filter(Boolean).join(' ') }));
}

function textOf(node: ProseNode): string {
  if (typeof node === 'string') return fillBrand(node).trim();
  const [tag, , ...children] = node;
  const text = children
    .map(textOf)
    .join(' ')
    .replaceAll(/\s+([.,;:)])/g, '$1');
  return tag === 'li' && !/[.!?]$/.test(text) ? `${text}.` : text;
}
