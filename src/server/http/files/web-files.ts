import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import {
  isEnglishOnly,
  languageOfPath,
  languagePrefix,
  FIRST_LANGUAGE,
  LANGUAGES,
  type Language,
} from '#domain/language.ts';
import { pageHeaders, securityHeaders, workerHeaders } from '#server/http/security-headers.ts';
import { StartError } from '#server/platform/start-error.ts';
import { robots, siteMap } from './for-search-engines.ts';
import { languageOfRequest } from './language-of-request.ts';
import { readWebFile, sendWebFile, type WebFile } from './web-file.ts';

export type WebFilesOptions = {
  readonly root: string;
  readonly publicUrl: string;
  /** Members get the empty shell at `/`, so that the landing page never flashes before their chats. */
  readonly isSignedIn: (request: Request) => Promise<boolean>;
};

type Site = {
  /** By address: `/`, `/faq`, … */
  readonly pages: ReadonlyMap<string, WebFile>;
  readonly assets: ReadonlyMap<string, WebFile>;
  readonly shells: ReadonlyMap<Language, WebFile>;
  readonly themeScript: string;
};

/** Who asks, and in which language they read, decides what they get. */
const VARY = 'Accept-Encoding, Cookie, Accept-Language';
const ONE_HOUR = 'public, max-age=3600';

/** Serves what the build made, what is small and asked for often from memory: for `app.get('*', webFiles(…))`. */
export function webFiles({ root, publicUrl, isSignedIn }: WebFilesOptions): (c: Context) => Promise<Response> {
  const site = readSite(root);
  const always = securityHeaders(publicUrl);
  const workers = { ...always, ...workerHeaders(publicUrl) };
  const documents = { ...always, ...pageHeaders(site.themeScript) };

  const texts = new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: robots(publicUrl) }],
    ['/sitemap.xml', { type: 'application/xml', body: siteMap(publicUrl, site.pages.keys()) }],
  ]);

  const page = async (address: string, request: Request): Promise<Response> => {
    const elsewhere = inOtherLanguage(address, request);
    if (elsewhere !== null) return redirect(elsewhere, { ...always, vary: VARY });
    const { language, path: place } = languageOfPath(address);
    const atRoot = place === '/';
    const prerendered = atRoot && (await isSignedIn(request)) ? undefined : site.pages.get(address);
    const headers: Record<string, string> = { ...documents };
    if (atRoot || language === FIRST_LANGUAGE) headers['vary'] = VARY;
    // A sign-in link carries its token in the address: no other site may learn it.
    if (new URL(request.url).searchParams.has('token')) headers['referrer-policy'] = 'no-referrer';
    return sendWebFile(prerendered ?? shellIn(site, language), request, headers);
  };

  return async (c) => {
    const address = addressOf(c.req.path);
    const text = address === undefined ? undefined : texts.get(address);
    if (text) return c.body(text.body, 200, { ...always, 'content-type': text.type, 'cache-control': ONE_HOUR });
    const asset = address === undefined ? undefined : site.assets.get(address);
    if (asset && address) return sendWebFile(asset, c.req.raw, isWorker(address) ? workers : always);
    if (address === undefined || path.extname(address)) return c.text('Not found', 404, always);
    return page(address, c.req.raw);
  };
}

function shellIn({ shells }: Site, language: Language): WebFile {
  const shell = shells.get(language) ?? shells.get(FIRST_LANGUAGE);
  if (!shell) throw new StartError('The build has left no shell.html: run "npm run build".');
  return shell;
}

/**
 * Where somebody who opens an English address reads on in their own language. An address that names its language is
 * taken at its word, except where attorneys and staff work, which is in English.
 */
function inOtherLanguage(address: string, request: Request): string | null {
  const { search } = new URL(request.url);
  const { language, path: place } = languageOfPath(address);
  const isElsewhere = language !== FIRST_LANGUAGE;
  if (isEnglishOnly(place)) return isElsewhere ? `${place}${search}` : null;
  // A worker or a script that fetches a page wants exactly that one.
  const isRead = ['document', null].includes(request.headers.get('sec-fetch-dest'));
  const wished = languageOfRequest(request);
  if (isElsewhere || !isRead || wished === FIRST_LANGUAGE) return null;
  return `${languagePrefix(wished)}${place === '/' ? '' : encodeURI(place)}${search}`;
}

function redirect(location: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 302, headers: { ...headers, location, 'cache-control': 'no-store' } });
}

function addressOf(rawPath: string): string | undefined {
  try {
    const address = decodeURIComponent(rawPath);
    return address.length > 1 ? address.replace(/\/+$/, '') || '/' : address;
  } catch {
    return undefined;
  }
}

const buildOf = (root: string) => path.join(root, '.build.json');

/** Asked before anything is started that would have to be stopped again. */
export function expectBuilt(root: string): void {
  if (!existsSync(buildOf(root))) throw new StartError(`There are no built web pages in ${root}: run "npm run build".`);
}

function readSite(root: string): Site {
  expectBuilt(root);
  const { themeScript } = JSON.parse(readFileSync(buildOf(root), 'utf8')) as { themeScript: string };
  const pages = new Map<string, WebFile>();
  const assets = new Map<string, WebFile>();
  for (const name of servedNames(root)) {
    const file = readWebFile(root, name);
    const isPage = name === 'index.html' || name.endsWith('/index.html');
    if (isPage) pages.set(`/${name.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'), file);
    else if (!name.endsWith('.html')) assets.set(`/${name}`, file);
  }
  const shells = new Map<Language, WebFile>();
  for (const language of LANGUAGES) {
    const name = path.join('.', languagePrefix(language), 'shell.html');
    if (existsSync(path.join(root, name))) shells.set(language, readWebFile(root, name));
  }
  return { pages, assets, shells, themeScript };
}

function servedNames(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(
      (name, _, names) => !isCompressedCopy(name, names) && !name.split('/').some((part) => part.startsWith('.')),
    );
}

/** Made beside the file itself. A file that was packed by whoever published it stands alone. */
const isCompressedCopy = (name: string, names: readonly string[]): boolean =>
  /\.(br|gz)$/.test(name) && names.includes(name.replace(/\.(br|gz)$/, ''));

/** Scripts that run beside the page have a policy of their own, which a browser takes from their own answer. */
const isWorker = (address: string): boolean => /^\/assets\/[\w.-]*worker[\w.-]*\.js$/.test(address);
