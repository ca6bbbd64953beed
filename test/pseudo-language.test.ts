import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileWords } from '../scripts/words-plugin.ts';

/**
 * A third language that nobody speaks: every message stands between brackets. What is not, on a page that visitors see, is
 * no message: it would stay English in every language.
 */
const mark = (said: unknown): unknown => {
  if (typeof said === 'string') return said === '' ? said : `⟦${said}⟧`;
  if (typeof said === 'function')
    return (...given: unknown[]) => mark((said as (...all: unknown[]) => unknown)(...given));
  if (Array.isArray(said)) return said.map(mark);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, mark(one)]));
};

let vite: ViteDevServer;
let render: (path: string) => Promise<string>;
beforeAll(async () => {
  Object.assign(globalThis, { __mark__: mark });
  vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [compileWords(({ en }) => `globalThis.__mark__(${en})`)],
  });
  ({ render } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as { render: typeof render });
});
afterAll(() => vite.close());

/** Names are the same in every language; numbers have no letters. */
const isName = (text: string) => /^(?:Plainly:?|English|Español|\S+@\S+)$/.test(text) || !/\p{L}/u.test(text);
const ATTRIBUTES = /\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g;

function textsIn(html: string): string[] {
  const visible = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '').replaceAll(/<!--.*?-->/g, '');
  const attributes = [...visible.matchAll(ATTRIBUTES)].map(([, text = '']) => text);
  return [...visible.split(/<[^>]*>/), ...attributes].map((text) => text.trim()).filter((text) => text !== '');
}

test.each(['/', '/contact', '/deadlines'])('everything on %s is a message', async (path) => {
  const texts = textsIn(await render(path));
  expect(texts.filter((text) => text.startsWith('⟦')).length).toBeGreaterThan(8);
  expect(texts.filter((text) => !text.startsWith('⟦') && !isName(text))).toEqual([]);
});
