import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { iconsByFile } from './scripts/icons-plugin.ts';
import { markdownPages } from './scripts/markdown-plugin.ts';
import { paperPages } from './scripts/papers-plugin.ts';

/** What the first page needs: everything that the entry imports, itself or through others, and does not load later. */
const FIRST = /\/src\/web\/main\.tsx$/;

type Modules = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null };

function isFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, modules, seen)) ?? false;
}

/**
 * A few files instead of one per shared component: the libraries and our own part of the first page, and what later pages share.
 * What weighs something and is rarely needed stays out of them: the dialog and menu library behind `*-base.tsx`, and the schemas,
 * which only forms load.
 */
const CHUNKS = [
  {
    debugName: 'framework',
    name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'framework' : 'kit'),
    test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|@tanstack|clsx|lucide-react)\//,
  },
  { name: 'schemas', test: /node_modules\/zod\/|src\/web\/lib\/email-schema/ },
  {
    debugName: 'first',
    name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'first' : null),
    // Not the entry: it waits for pages, which import this file, and the one would wait for the other for ever.
    test: /src\/(domain|contract|web)\/(?!main\.tsx)/,
  },
  {
    name: 'kit',
    test: /src\/(domain\/(?!paper\/|document\/)|contract\/errors|web\/(brand|paths)|web\/(lib|ui)\/(?!.*-base\.tsx))/,
  },
];

/** Their folder changes with them: what lies under `assets` is kept for good. */
const WEIGHTS = '4.0.0-1.0.0';

export default defineConfig({
  plugins: [iconsByFile(), tailwindcss(), react({ compiler: true }), markdownPages(), paperPages(), noChunkCycles()],
  define: {
    __PRODUCT_NAME__: JSON.stringify(process.env['PRODUCT_NAME'] ?? ''),
    __SUPPORT_EMAIL__: JSON.stringify(process.env['SUPPORT_EMAIL'] ?? ''),
  },
  // Reading a photo: a module of its own, with everything that only it needs.
  worker: {
    format: 'es',
    // The engine asks for its weights by their own names.
    rolldownOptions: {
      output: {
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.traineddata.gz')
            ? `assets/weights-${WEIGHTS}/[name][extname]`
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  build: {
    manifest: true,
    // The content-security policy lets fonts and images come from our own origin alone, not from data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } } },
  },
});

/** Two files that need each other start in an order nobody chose, and a page breaks in the browser only: stop here. */
function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`These chunks need each other: ${[...path, file].join(' → ')}`);
        for (const imported of importsOf(file)) visit(imported, [...path, file]);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
