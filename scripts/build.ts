import path from 'node:path';
import { build } from 'vite';
import { inputsHash, stampBuild } from './build-stamp.ts';
import { compressFiles } from './compress.ts';
import { loadEnvFile } from './load-env-file.ts';
import { bundleServer } from './bundle-server.ts';
import { keepParsedContent } from './keep-parsed-content.ts';
import { prerender } from './prerender.ts';
import { ROOT } from './root.ts';

const DIST = path.join(ROOT, 'dist');
const DIST_SSR = path.join(ROOT, 'dist-ssr');
const quiet = { root: ROOT, logLevel: 'warn' } as const;

const began = performance.now();
loadEnvFile();
// Taken before the build: a file saved while it runs makes the next start build again.
const hash = inputsHash();
await build({ ...quiet, build: { outDir: DIST, emptyOutDir: true } });
await build({ ...quiet, build: { ssr: 'src/web/entry-server.tsx', outDir: DIST_SSR, emptyOutDir: true } });
await prerender(DIST, DIST_SSR);
compressFiles(DIST);
await bundleServer();
keepParsedContent();
stampBuild(hash);
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
