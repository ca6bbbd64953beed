import { existsSync } from 'node:fs';
import path from 'node:path';
import { byteRange } from './byte-range.ts';
import { readBody, type Body } from './web-file-body.ts';

type Encoding = 'br' | 'gzip';

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
  const isNamedByContent = name.startsWith('assets/');
  const packed = existsSync(`${file}.br`);
  const extension = path.extname(name);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    cacheControl: cacheControl(name, extension),
    plain: readBody(file, { isUsual: !packed, isNamedByContent }),
    encoded: {
      ...(packed ? { br: readBody(`${file}.br`, { isUsual: true, isNamedByContent }) } : {}),
      ...(existsSync(`${file}.gz`) ? { gzip: readBody(`${file}.gz`, { isUsual: false, isNamedByContent }) } : {}),
    },
  };
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
  all.set('accept-ranges', 'bytes');
  if (encoding) all.set('content-encoding', encoding);
  return sendBytes(body, request, all);
}

function sendBytes(body: Body, request: Request, headers: Headers): Response {
  const ifRange = request.headers.get('if-range');
  // The rest of something else would be put behind the beginning that they have.
  const isSame = ifRange === null || ifRange === body.etag;
  const range = byteRange(isSame ? request.headers.get('range') : null, body.size);
  if (range === 'none') {
    headers.set('content-range', `bytes */${body.size}`);
    headers.delete('content-encoding');
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range === 'whole' ? { from: 0, to: body.size - 1 } : range;
  headers.set('content-length', `${to - from + 1}`);
  if (range !== 'whole') headers.set('content-range', `bytes ${from}-${to}/${body.size}`);
  return new Response(body.read(from, to), { status: range === 'whole' ? 200 : 206, headers });
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
