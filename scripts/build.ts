import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { LANGUAGES } from '#domain/language.ts';
import { inputsHash, stampBuild } from './build-stamp.ts';
import { compressFiles } from './compress.ts';
import { loadEnvFile } from './load-env-file.ts';
import { bundleServer } from './bundle-server.ts';
import { keepParsedContent } from './keep-parsed-content.ts';
import { prerender } from './prerender.ts';
import { ROOT } from './root.ts';
import { speaking } from './speaking.ts';

const DIST = path.join(ROOT, 'dist');
const DIST_SSR = path.join(ROOT, 'dist-ssr');
const quiet = { root: ROOT, logLevel: 'warn' } as const;

const began = performance.now();
loadEnvFile();
// Taken before the build: a file saved while it runs makes the next start build again.
const hash = inputsHash();
rmSync(DIST, { recursive: true, force: true });
rmSync(DIST_SSR, { recursive: true, force: true });
// One after the other into one folder: files without words are the same in every language, and are written once.
// English comes last: its landing page stands where every build puts the template.
for (const language of LANGUAGES.toReversed()) {
  const config = { ...quiet, ...speaking(language) };
  const outDir = path.join(DIST_SSR, language);
  await build({ ...config, build: { outDir: DIST, emptyOutDir: false } });
  await build({ ...config, build: { ssr: 'src/web/entry-server.tsx', outDir } });
  await prerender(DIST, outDir, language);
}
compressFiles(DIST);
await bundleServer();
keepParsedContent();
stampBuild(hash);
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
