import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../scripts/root.ts';

const SCRIPT = `
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  useEffect(() => { document.documentElement.dataset.ready = 'true'; }, []);
  return createElement('textarea', { name: 'message' });
}
createRoot(document.getElementById('root')).render(createElement(Page));
`;
const PAGE =
  '<!doctype html><title>Floor</title><p>Describe your legal issue.</p><div id="root"></div><script type="module" src="/floor.js"></script>';

/** The least that React allows: one box to type in, and nothing else. */
export async function startFloorPage(): Promise<{ url: string; close(): Promise<void> }> {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside of the project, where its packages are found.
  const folder = mkdtempSync(path.join(cache, 'floor-'));
  const entry = path.join(folder, 'floor.js');
  writeFileSync(entry, SCRIPT);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: entry, output: { entryFileNames: 'floor.js' } } },
  });
  rmSync(folder, { recursive: true });
  const script = 'output' in made ? made.output[0].code : '';
  const [page, packed] = [brotliCompressSync(PAGE), brotliCompressSync(script)];
  const server = createServer((request, response) => {
    const isScript = request.url === '/floor.js';
    const type = isScript ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(isScript ? packed : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
