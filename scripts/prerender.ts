import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languagePrefix, type ReaderLanguage } from '#domain/reader-language.ts';
import { firstStyle } from './first-style.ts';

/** What src/web/entry-server.tsx exports. */
type Entry = {
  readonly render: (address: string) => Promise<string>;
  readonly headFor: (address: string, publicUrl: string) => string;
  readonly webManifest: () => string;
  readonly prerenderedPaths: readonly string[];
  readonly themeScript: string;
};
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** The first page that most people see. */
const LANDING = '/';
/** No page: the shell of every address that is not prerendered. */
const SHELL = 'shell';

/** Turns the public pages into finished HTML, and everything else into an empty shell. */
export async function prerender(dist: string, distSsr: string, language: ReaderLanguage): Promise<void> {
  const entry = (await import(pathToFileURL(path.join(distSsr, 'entry-server.js')).href)) as Entry;
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fonts = preloadedFonts(dist);
  const publicUrl = (process.env['PUBLIC_URL'] ?? '').replace(/\/+$/, '');

  const styles: string[] = [];

  const write = (name: string, address: string, app: string) => {
    const head = [
      entry.headFor(address, publicUrl),
      `<script>${entry.themeScript}</script>`,
      fonts,
      preloadedChunks(manifest, address, template),
    ];
    const plain = fill(inLanguage(template, language), head.join(''), app);
    const style = address === LANDING ? firstStyle(stylesheetOf(dist, plain), plain) : null;
    const html = style === null ? plain : withStyle(plain, style);
    refuseInline(html, address, { themeScript: entry.themeScript, style });
    if (style !== null) styles.push(hashOf(style));
    const file = path.join(dist, languagePrefix(language), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  write('shell.html', SHELL, '');
  for (const address of entry.prerenderedPaths) {
    write(path.join(address, 'index.html'), address, await entry.render(address));
  }
  writeFileSync(path.join(dist, languagePrefix(language), 'manifest.webmanifest'), entry.webManifest());
  keepHashes(path.join(dist, '.build.json'), { themeScript: hashOf(entry.themeScript), styles });
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the content-security policy lets through; each language adds its own. */
function keepHashes(file: string, { themeScript, styles }: { themeScript: string; styles: readonly string[] }): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { styles: string[] }).styles : [];
  writeFileSync(file, JSON.stringify({ themeScript, styles: [...new Set([...before, ...styles])] }));
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

function stylesheetOf(dist: string, html: string): string {
  const [, address] = STYLESHEET.exec(html) ?? [];
  if (!address) throw new Error('The page has no stylesheet.');
  return readFileSync(path.join(dist, address), 'utf8');
}

/** The style that the page is drawn with stands in it; the whole stylesheet comes after everything that is to be read. */
export function withStyle(html: string, style: string): string {
  const [link = ''] = STYLESHEET.exec(html) ?? [];
  return html.replace(link, () => `<style>${style}</style>`).replace('</body>', () => `${link}\n  </body>`);
}

/** The browser hyphenates, spells and reads aloud by it. */
export function inLanguage(template: string, language: ReaderLanguage): string {
  const mark = '<html lang="en">';
  if (!template.includes(mark)) throw new Error(`index.html has lost its mark ${mark}`);
  return template
    .replace(mark, `<html lang="${language}">`)
    .replace('href="/manifest.webmanifest"', `href="${languagePrefix(language)}/manifest.webmanifest"`);
}

export function fill(template: string, head: string, app: string): string {
  for (const mark of ['<!--head-->', '<!--app-->']) {
    if (!template.includes(mark)) throw new Error(`index.html has lost its mark ${mark}`);
  }
  // Functions, because `$&` in the text would mean something to replace().
  return template.replace('<!--head-->', () => head).replace('<!--app-->', () => app);
}

type Allowed = { readonly themeScript: string; readonly style: string | null };

/** The content-security policy would block these in the browser, silently for whoever does not look. */
export function refuseInline(html: string, address: string, allowed: Allowed): void {
  const { themeScript, style: firstPart } = allowed;
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const isData = attributes.includes('type="application/ld+json"');
    if (isData || /\bsrc=/.test(attributes) || content === themeScript) continue;
    throw new Error(
      `${address} holds an inline script, which the content-security policy blocks: ${content.slice(0, 80)}`,
    );
  }
  const rest = firstPart === null ? html : html.replace(`<style>${firstPart}</style>`, '');
  const style = /<style\b|<[a-z][^>]*\sstyle=/i.exec(rest);
  if (style) {
    const place = rest.slice(style.index, style.index + 120);
    throw new Error(`${address} holds an inline style, which the content-security policy blocks: ${place}`);
  }
}

function preloadedFonts(dist: string): string {
  return readdirSync(path.join(dist, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** A lazily loaded page hydrates only when its chunk is there: ask for it at once. */
function preloadedChunks(manifest: Manifest, address: string, template: string): string {
  const page = manifest[`src/web/pages${address.replace(/(.)\/.*$/, '$1')}.tsx`];
  if (!page) return '';
  return [page.file, ...(page.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
