import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Language } from '#domain/language.ts';
import type { ContentPage, ProseElement, ProseNode } from '#web/ui/text/prose-node.ts';
import { languageOfBuild, spokenModule } from './spoken-module.ts';

/**
 * Turns an imported `content/pages/*.md` into data at build time, so that the browser needs neither a Markdown parser
 * nor `innerHTML`, which the content security policy forbids. `content/pages/es/faq.md` is read in the place of
 * `content/pages/faq.md`; a page that has no translation stays English.
 */
export function markdownPages(): Plugin {
  let language: Language | null = null;
  return {
    name: 'markdown-pages',
    configResolved({ define }) {
      language = languageOfBuild(define);
    },
    transform(source, id) {
      if (!/\/content\/pages\/[^/]+\.md$/.test(id)) return null;
      const pageIn = (spoken: Language) => {
        const translation = path.join(path.dirname(id), spoken, path.basename(id));
        if (!existsSync(translation)) return contentPage(source, id);
        this.addWatchFile(translation);
        return contentPage(readFileSync(translation, 'utf8'), translation);
      };
      return { code: spokenModule('page', pageIn, language), map: null };
    },
  };
}

export function contentPage(source: string, file: string): ContentPage {
  const parts = /^---\n(?<front>.*?)\n---\n(?<body>.*)$/s.exec(source)?.groups;
  if (!parts) throw new Error(`${file}: a content page begins with its title between two lines of ---`);
  const front = frontMatter(parts['front'] ?? '');
  const title = front.get('title');
  if (!title) throw new Error(`${file}: no title`);
  try {
    return { title, updated: front.get('updated') ?? null, body: nodesOf(lexer(parts['body'] ?? '')) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function frontMatter(text: string): Map<string, string> {
  return new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

function nodesOf(tokens: readonly Token[] = []): ProseNode[] {
  return tokens
    .flatMap((token) => (token.type === 'text' && token.tokens ? token.tokens : [token]))
    .filter((token) => token.type !== 'space')
    .map((token) => nodeOf(token));
}

function nodeOf(token: Token): ProseNode {
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading);
    case 'paragraph':
      return ['p', {}, ...nodesOf(token.tokens)];
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table);
    case 'strong':
    case 'em':
      return [token.type, {}, ...nodesOf(token.tokens)];
    case 'link':
      return ['a', { href: (token as Tokens.Link).href }, ...nodesOf(token.tokens)];
    case 'br':
    case 'hr':
      return [token.type, {}];
    case 'text':
    case 'escape':
      return oneLine((token as Tokens.Text).text);
    default:
      throw new Error(`a content page cannot hold ${token.type}: ${token.raw.trim().slice(0, 60)}`);
  }
}

/** The page's title is its only first-level heading, so the body begins at the second level. */
function headingOf(token: Tokens.Heading): ProseElement {
  if (token.depth !== 2 && token.depth !== 3) throw new Error(`use ## or ### for headings: ${token.raw.trim()}`);
  return [token.depth === 2 ? 'h2' : 'h3', { id: slug(token.text) }, ...nodesOf(token.tokens)];
}

function listOf(token: Tokens.List): ProseElement {
  const items = token.items.map((item): ProseElement => ['li', {}, ...nodesOf(item.tokens)]);
  return [token.ordered ? 'ol' : 'ul', {}, ...items];
}

function tableOf(token: Tokens.Table): ProseElement {
  const head = token.header.map((cell): ProseElement => ['th', { scope: 'col' }, ...nodesOf(cell.tokens)]);
  const rows = token.rows.map((row): ProseElement => {
    return ['tr', {}, ...row.map((cell): ProseElement => ['td', {}, ...nodesOf(cell.tokens)])];
  });
  return ['table', {}, ['thead', {}, ['tr', {}, ...head]], ['tbody', {}, ...rows]];
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
