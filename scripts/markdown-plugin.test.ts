import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ProseNode } from '#web/ui/text/prose-node.ts';
import { contentPage, markdownPages } from './markdown-plugin.ts';

const page = (body: string) => contentPage(`---\ntitle: A page\nupdated: May 1, 2025\n---\n${body}`, 'a.md');

test('the front matter gives the title and the date', () => {
  expect(page('Hello.')).toEqual({ title: 'A page', updated: 'May 1, 2025', body: [['p', {}, 'Hello.']] });
});

test('a page without a date has none', () => {
  expect(contentPage('---\ntitle: A page\n---\nHello.', 'a.md').updated).toBeNull();
});

test('headings get ids that links can point at', () => {
  expect(page('## 1. What {product} is').body).toEqual([['h2', { id: '1-what-product-is' }, '1. What {product} is']]);
});

test('lines are joined, and emphasis and links are nested', () => {
  expect(page('One\ntwo **three** [four](/terms).').body).toEqual([
    ['p', {}, 'One two ', ['strong', {}, 'three'], ' ', ['a', { href: '/terms' }, 'four'], '.'],
  ]);
});

test('lists and tables keep their structure', () => {
  expect(page('- a\n- **b** c').body).toEqual([['ul', {}, ['li', {}, 'a'], ['li', {}, ['strong', {}, 'b'], ' c']]]);
  expect(page('| x |\n| --- |\n| 1 |').body).toEqual([
    ['table', {}, ['thead', {}, ['tr', {}, ['th', { scope: 'col' }, 'x']]], ['tbody', {}, ['tr', {}, ['td', {}, '1']]]],
  ]);
});

test('HTML, first-level headings and a missing title stop the build with the name of the file', () => {
  expect(() => page('<b onclick="x()">no</b>')).toThrow(/^a\.md: a content page cannot hold html/);
  expect(() => page('# Title')).toThrow('a.md: use ## or ### for headings');
  expect(() => contentPage('Hello', 'a.md')).toThrow('a.md: a content page begins with its title');
});

type Hooks = {
  configResolved: (config: { define?: Record<string, string> }) => void;
  transform: (source: string, id: string) => { code: string } | null;
};
const SOURCE = '---\ntitle: T\n---\nHi';
const PAGE = '{"title":"T","updated":null,"body":[["p",{},"Hi"]]}';

test('only files of content/pages are turned into modules', () => {
  const { configResolved, transform } = markdownPages() as unknown as Hooks;
  configResolved({ define: { __LANGUAGE__: '"en"' } });
  expect(transform(SOURCE, '/x/content/pages/faq.md')?.code).toBe(`export const page = ${PAGE};`);
  expect(transform(SOURCE, '/x/README.md')).toBeNull();
});

test('where no build says the language, the page does', () => {
  const { configResolved, transform } = markdownPages() as unknown as Hooks;
  configResolved({});
  expect(transform(SOURCE, '/x/content/pages/faq.md')?.code).toBe(
    `import { language } from '/src/web/lib/language.ts';\nexport const page = {"en":${PAGE},"es":${PAGE}}[language];`,
  );
});

const read = (name: string) => contentPage(readFileSync(`content/pages/${name}.md`, 'utf8'), name);

test('the terms were last updated on September 12, 2025 and name every forbidden use', () => {
  const terms = read('terms');
  const text = textOf(terms.body);
  expect(terms.updated).toBe('September 12, 2025');
  for (const words of [
    'at least 18 years old',
    'resident of the United States',
    'jailbreak the assistant',
    'present anything the assistant produces as legal advice',
    'scrape the site',
    'reverse engineer',
    'circumvent rate limits',
    'train competing models',
    'generate legal advice without attorney review',
    'circumvent the software that decides when and where your profile is shown',
    'Some attorneys may pay to be shown more often',
  ]) {
    expect(text).toContain(words);
  }
});

test('the privacy policy was last updated in September 2025 and says how long data is kept', () => {
  const privacy = read('privacy');
  const text = textOf(privacy.body);
  expect(privacy.updated).toBe('September 2025');
  for (const words of ['30 days after the last message', '1 year', '2 years', 'choose to share']) {
    expect(text).toContain(words);
  }
});

test('the FAQ has its six sections', () => {
  const headings = read('faq').body.filter((node) => typeof node !== 'string' && node[0] === 'h2');
  expect(headings.map((node) => textOf([node]))).toEqual([
    'Not legal advice',
    'Not legal representation',
    'Help areas',
    'Accuracy',
    'Attorney relationship',
    'Attorney fees',
  ]);
});

function textOf(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [, , ...children] = node;
      return textOf(children);
    })
    .join('');
}
