import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Encoding = 'br' | 'gzip';
type Body = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

export type WebFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Body;
  readonly encoded: Readonly<Partial<Record<Encoding, Body>>>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export function readWebFile(root: string, name: string): WebFile {
  const file = path.join(root, name);
  const encoded: Partial<Record<Encoding, Body>> = {};
  if (existsSync(`${file}.br`)) encoded.br = readBody(`${file}.br`);
  if (existsSync(`${file}.gz`)) encoded.gzip = readBody(`${file}.gz`);
  const extension = path.extname(name);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    cacheControl: cacheControl(name, extension),
    plain: readBody(file),
    encoded,
  };
}

function readBody(file: string): Body {
  const bytes = new Uint8Array(readFileSync(file));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}

function cacheControl(name: string, extension: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return extension === '.html' ? 'no-cache' : 'public, max-age=3600';
}

/** Answers a GET; the caller's headers come on top of the file's own. */
export function sendWebFile(file: WebFile, request: Request, headers: Readonly<Record<string, string>>): Response {
  const encoding = chooseEncoding(file, request.headers.get('accept-encoding') ?? '');
  const body = (encoding && file.encoded[encoding]) ?? file.plain;
  const all = new Headers({ 'cache-control': file.cacheControl, etag: body.etag, vary: 'Accept-Encoding', ...headers });
  if (isKnown(body.etag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: all });
  all.set('content-type', file.type);
  all.set('content-length', `${body.bytes.byteLength}`);
  if (encoding) all.set('content-encoding', encoding);
  return new Response(body.bytes, { headers: all });
}

function chooseEncoding(file: WebFile, accepted: string): Encoding | undefined {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase());
  const accepts = (name: string) =>
    offers.some((o) => o === name || (o.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(o)));
  return (['br', 'gzip'] as const).find((name) => file.encoded[name] && accepts(name));
}

/** A proxy on the way may have weakened the tag. */
function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
