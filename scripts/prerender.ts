import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languagePrefix, type Language } from '#domain/language.ts';

/** What src/web/entry-server.tsx exports. */
type Entry = {
  readonly render: (address: string) => Promise<string>;
  readonly headFor: (address: string, publicUrl: string) => string;
  readonly webManifest: () => string;
  readonly prerenderedPaths: readonly string[];
  readonly themeScript: string;
};
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** No page: the shell of every address that is not prerendered. */
const SHELL = 'shell';

/** Turns the public pages into finished HTML, and everything else into an empty shell. */
export async function prerender(dist: string, distSsr: string, language: Language): Promise<void> {
  const entry = (await import(pathToFileURL(path.join(distSsr, 'entry-server.js')).href)) as Entry;
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fonts = preloadedFonts(dist);
  const publicUrl = (process.env['PUBLIC_URL'] ?? '').replace(/\/+$/, '');

  const write = (name: string, address: string, app: string) => {
    const head = [
      entry.headFor(address, publicUrl),
      `<script>${entry.themeScript}</script>`,
      fonts,
      preloadedChunks(manifest, address, template),
    ];
    const html = fill(inLanguage(template, language), head.join(''), app);
    refuseInline(html, address, entry.themeScript);
    const file = path.join(dist, languagePrefix(language), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  write('shell.html', SHELL, '');
  for (const address of entry.prerenderedPaths) {
    write(path.join(address, 'index.html'), address, await entry.render(address));
  }
  writeFileSync(path.join(dist, languagePrefix(language), 'manifest.webmanifest'), entry.webManifest());
  const themeScript = `sha256-${createHash('sha256').update(entry.themeScript).digest('base64')}`;
  writeFileSync(path.join(dist, '.build.json'), JSON.stringify({ themeScript }));
}

/** The browser hyphenates, spells and reads aloud by it. */
export function inLanguage(template: string, language: Language): string {
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

/** The content-security policy would block these in the browser, silently for whoever does not look. */
export function refuseInline(html: string, address: string, themeScript: string): void {
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const isData = attributes.includes('type="application/ld+json"');
    if (isData || /\bsrc=/.test(attributes) || content === themeScript) continue;
    throw new Error(
      `${address} holds an inline script, which the content-security policy blocks: ${content.slice(0, 80)}`,
    );
  }
  const style = /<style\b|<[a-z][^>]*\sstyle=/i.exec(html);
  if (style) {
    const place = html.slice(style.index, style.index + 120);
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
