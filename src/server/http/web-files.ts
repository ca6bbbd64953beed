import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import { robots, siteMap } from '#server/http/for-search-engines.ts';
import { pageHeaders, securityHeaders, workerHeaders } from '#server/http/security-headers.ts';
import { readWebFile, sendWebFile, type WebFile } from '#server/http/web-file.ts';
import { StartError } from '#server/platform/start-error.ts';

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
  readonly shell: WebFile;
  readonly themeScript: string;
};

const ONE_HOUR = 'public, max-age=3600';

/** Serves what the build made, from memory: for `app.get('*', webFiles(…))`. */
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
    const atRoot = address === '/';
    const prerendered = atRoot && (await isSignedIn(request)) ? undefined : site.pages.get(address);
    const headers: Record<string, string> = { ...documents };
    if (atRoot) headers['vary'] = 'Accept-Encoding, Cookie';
    // A sign-in link carries its token in the address: no other site may learn it.
    if (new URL(request.url).searchParams.has('token')) headers['referrer-policy'] = 'no-referrer';
    return sendWebFile(prerendered ?? site.shell, request, headers);
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

function addressOf(rawPath: string): string | undefined {
  try {
    const address = decodeURIComponent(rawPath);
    return address.length > 1 ? address.replace(/\/+$/, '') || '/' : address;
  } catch {
    return undefined;
  }
}

function readSite(root: string): Site {
  const build = path.join(root, '.build.json');
  if (!existsSync(build)) throw new StartError(`There are no built web pages in ${root}: run "npm run build".`);
  const { themeScript } = JSON.parse(readFileSync(build, 'utf8')) as { themeScript: string };
  const pages = new Map<string, WebFile>();
  const assets = new Map<string, WebFile>();
  for (const name of servedNames(root)) {
    const file = readWebFile(root, name);
    const isPage = name === 'index.html' || name.endsWith('/index.html');
    if (isPage) pages.set(`/${name.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'), file);
    else if (!name.endsWith('.html')) assets.set(`/${name}`, file);
  }
  return { pages, assets, shell: readWebFile(root, 'shell.html'), themeScript };
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
