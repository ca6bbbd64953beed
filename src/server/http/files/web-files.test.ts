import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webFiles } from './web-files.ts';

const home = mkdtempSync(path.join(tmpdir(), 'plainly-web-'));
const root = path.join(home, 'dist');
/** Too large to be kept in memory, compressed too, and different everywhere. */
const ENGINE = Array.from({ length: 40_000 }, (_, line) => Math.sin(line).toString(36)).join('\n');
let get: (url: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(() => {
  const write = (name: string, text: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  write('index.html', '<h1>Landing</h1>');
  write('faq/index.html', '<h1>FAQ</h1>');
  write('shell.html', '<div id="root"></div>');
  write('es/index.html', '<h1>Inicio</h1>');
  write('es/faq/index.html', '<h1>Preguntas</h1>');
  write('es/shell.html', '<div id="raíz"></div>');
  write('.build.json', JSON.stringify({ themeScript: 'sha256-abc=' }));
  write('.stamp', 'x');
  write('.vite/manifest.json', '{}');
  write('icon.svg', '<svg/>');
  write('assets/app-1a2b.js', 'console.log(1)');
  write('assets/app-1a2b.js.br', brotliCompressSync('console.log(1)'));
  write('assets/reader-worker-3c4d.js', 'postMessage(1)');
  write('assets/weights-1/eng.traineddata.gz', 'weights');
  write('assets/engine-5e6f.js', ENGINE);
  write('assets/engine-5e6f.js.br', brotliCompressSync(ENGINE, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }));
  writeFileSync(path.join(home, 'secret.txt'), 'secret');
  get = serve('http://localhost:3000');
});
afterAll(() => rmSync(home, { recursive: true }));

function serve(publicUrl: string) {
  const isSignedIn = (request: Request) => Promise.resolve(request.headers.get('cookie') === 'session=member');
  const app = new Hono().get('*', webFiles({ root, publicUrl, isSignedIn }));
  return async (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(url, { headers, method });
}

describe('in which language', () => {
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

  test.each([
    ['/', '/es'],
    ['/faq', '/es/faq'],
    ['/auth/callback?mode=signIn&token=a%20b', '/es/auth/callback?mode=signIn&token=a%20b'],
  ])('a browser that asks for Spanish is led from %s to %s', async (from, to) => {
    const response = await get(from, spanish);
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('what was chosen here counts more than what the browser asks for', async () => {
    expect((await get('/faq', { ...spanish, cookie: 'a=b; language=en' })).status).toBe(200);
    expect((await get('/faq', { cookie: 'language=es; a=b' })).headers.get('location')).toBe('/es/faq');
    expect((await get('/faq', { cookie: 'language=xx' })).status).toBe(200);
  });

  test('an address that names its language is taken at its word', async () => {
    expect(await (await get('/es', { cookie: 'language=en' })).text()).toBe('<h1>Inicio</h1>');
    expect(await (await get('/es/faq')).text()).toBe('<h1>Preguntas</h1>');
    expect(await (await get('/es/login')).text()).toBe('<div id="raíz"></div>');
    expect(await (await get('/es', { cookie: 'session=member' })).text()).toBe('<div id="raíz"></div>');
  });

  test('attorneys and staff work in English', async () => {
    expect((await get('/attorneys/login', spanish)).status).toBe(200);
    expect((await get('/staff', spanish)).status).toBe(200);
    expect((await get('/es/attorneys/dashboard?lead=1')).headers.get('location')).toBe('/attorneys/dashboard?lead=1');
    expect((await get('/es/auth/attorney-verification?token=x')).headers.get('location')).toBe(
      '/auth/attorney-verification?token=x',
    );
  });

  test('nobody is led to another site', async () => {
    expect((await get('//evil.example/x', spanish)).headers.get('location')).toMatch(/^\/es\//);
    expect((await get('/es//evil.example/x')).headers.get('location')).toBeNull();
  });

  test('a worker that fetches a page gets that page', async () => {
    expect((await get('/matter', { ...spanish, 'sec-fetch-dest': 'empty' })).status).toBe(200);
  });

  test('search engines learn which pages are the same', async () => {
    const map = await (await get('/sitemap.xml')).text();
    expect(map).toContain(
      '<loc>http://localhost:3000/es/faq</loc><xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/faq"/><xhtml:link rel="alternate" hreflang="es" href="http://localhost:3000/es/faq"/><xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/faq"/>',
    );
    expect(map).toContain('<loc>http://localhost:3000/es</loc>');
  });
});

describe('which page answers', () => {
  test('a visitor gets the prerendered landing page at /', async () => {
    expect(await (await get('/')).text()).toBe('<h1>Landing</h1>');
  });

  test('a member gets the shell at /, so that the landing page never flashes', async () => {
    const response = await get('/', { cookie: 'session=member' });
    expect(await response.text()).toBe('<div id="root"></div>');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  });

  test.each(['/faq', '/faq/', '/faq?from=menu'])('%s is the prerendered FAQ, for members too', async (url) => {
    expect(await (await get(url, { cookie: 'session=member' })).text()).toBe('<h1>FAQ</h1>');
  });

  test.each(['/login', '/attorneys/dashboard', '/no/such/page'])('%s is the shell', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<div id="root"></div>');
  });

  test.each(['/assets/gone-0000.js', '/no-such.txt', '/shell.html', '/index.html'])('%s is not found', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  test.each(['/.stamp', '/.build.json', '/.vite/manifest.json', '/assets/app-1a2b.js.br'])(
    '%s is never served',
    async (url) => {
      const response = await get(url);
      expect([404, 200]).toContain(response.status);
      if (response.status === 200) expect(await response.text()).toBe('<div id="root"></div>');
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/%00.txt',
    '/%zz',
  ])('%s does not leave the site', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('caching', () => {
  test('a file with a hash in its name is kept for ever', async () => {
    const response = await get('/assets/app-1a2b.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('a page is asked for again each time, and is not sent twice', async () => {
    const first = await get('/faq');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag')!;
    const again = await get('/faq', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get('/faq', { 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await get('/faq', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('signing in changes the tag of /', async () => {
    const etag = (await get('/')).headers.get('etag')!;
    expect((await get('/', { cookie: 'session=member', 'if-none-match': etag })).status).toBe(200);
  });
});

describe('compression', () => {
  test('the compressed file is sent to whoever accepts it', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe('console.log(1)');
  });

  test.each(['', 'identity', 'br;q=0', 'brotli'])('accept-encoding "%s" gets the plain file', async (accepted) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('console.log(1)');
  });

  test('each encoding has its own tag', async () => {
    const tag = async (accepted: string) =>
      (await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })).headers.get('etag');
    expect(await tag('br')).not.toBe(await tag('identity'));
  });
});

test('a file that was packed by its publisher is served as it is', async () => {
  const response = await get('/assets/weights-1/eng.traineddata.gz');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('weights');
});

describe('a large file', () => {
  const engine = '/assets/engine-5e6f.js';

  test('comes from the disk as it is, plain and compressed', async () => {
    expect(await (await get(engine)).text()).toBe(ENGINE);
    const packed = await get(engine, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(ENGINE);
    expect(packed.headers.get('etag')).not.toBe((await get(engine)).headers.get('etag'));
  });

  test('is not kept in memory', async () => {
    const file = path.join(root, 'assets/engine-5e6f.js');
    writeFileSync(file, ENGINE.replaceAll('0', 'o'));
    expect((await (await get(engine)).text()) === ENGINE.replaceAll('0', 'o')).toBe(true);
    writeFileSync(file, ENGINE);
  });

  test('is not sent twice, and HEAD tells its size', async () => {
    const { headers } = await get(engine, {}, 'HEAD');
    expect(headers.get('content-length')).toBe(`${ENGINE.length}`);
    expect((await get(engine, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  });

  test('a download that was cut off goes on where it was', async () => {
    const rest = await get(engine, { range: `bytes=${ENGINE.length - 5}-` });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes ${ENGINE.length - 5}-${ENGINE.length - 1}/${ENGINE.length}`,
    ]);
    expect(await rest.text()).toBe(ENGINE.slice(-5));
    expect(await (await get(engine, { range: 'bytes=10-19' })).text()).toBe(ENGINE.slice(10, 20));
    expect(await (await get(engine, { range: 'bytes=-7' })).text()).toBe(ENGINE.slice(-7));
  });

  test('which begins anew when the file is another by now', async () => {
    const { headers } = await get(engine);
    const range = 'bytes=10-19';
    expect((await get(engine, { range, 'if-range': headers.get('etag')! })).status).toBe(206);
    expect((await get(engine, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  test('nothing beyond its end is to be had, and what is no range is no range', async () => {
    const beyond = await get(engine, { range: `bytes=${ENGINE.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${ENGINE.length}`]);
    for (const range of ['bytes=-', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x-']) {
      expect([range, (await get(engine, { range })).status]).toEqual([range, 200]);
    }
  });
});

test('HEAD answers like GET, without the body', async () => {
  const response = await get('/faq', {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('12');
  expect(await response.text()).toBe('');
});

describe('security headers', () => {
  test('a page carries the strict policy with the hash of the theme script', async () => {
    const { headers } = await get('/login');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types dompurify default",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
  });

  test('a script that runs beside the page may run the engine, fetch our files and send nothing', async () => {
    expect((await get('/assets/reader-worker-3c4d.js')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src http://localhost:3000/assets/ 'wasm-unsafe-eval'; " +
        "worker-src http://localhost:3000/assets/; connect-src http://localhost:3000/assets/; frame-ancestors 'none'",
    );
    expect((await get('/assets/app-1a2b.js')).headers.get('content-security-policy')).toBeNull();
  });

  test.each(['/', '/login', '/assets/app-1a2b.js', '/gone.js'])('%s is never sniffed', async (url) => {
    expect((await get(url)).headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a page whose address holds a token tells it to nobody', async () => {
    expect((await get('/auth/callback?token=abc')).headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('HTTPS is made permanent only where the site has it', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    const secure = serve('https://help.example.org');
    expect((await secure('/')).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });
});

test('without built pages the start says what to do', () => {
  const options = { root: home, publicUrl: 'http://localhost', isSignedIn: () => Promise.resolve(false) };
  expect(() => webFiles(options)).toThrow('run "npm run build"');
});

test('search engines are told which pages there are, and what is not for them', async () => {
  const map = await get('/sitemap.xml');
  expect(map.headers.get('content-type')).toBe('application/xml');
  expect(await map.text()).toContain('<loc>http://localhost:3000/faq</loc>');
  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /us-central1/\nSitemap: http://localhost:3000/sitemap.xml\n',
  );
});
