import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { markdownPages } from './scripts/markdown-plugin.ts';

/**
 * A few files instead of one per shared component. What weighs something and is rarely needed stays out of them:
 * the dialog and menu library behind `*-base.tsx`, and the schemas, which only forms load.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|@tanstack|clsx|lucide-react)\//,
  },
  { name: 'schemas', test: /node_modules\/zod\/|src\/web\/lib\/email-schema/ },
  { name: 'kit', test: /src\/(domain\/|contract\/errors|web\/(brand|paths)|web\/(lib|ui)\/(?!.*-base\.tsx))/ },
];

export default defineConfig({
  plugins: [tailwindcss(), react({ compiler: true }), markdownPages(), noChunkCycles()],
  define: {
    __PRODUCT_NAME__: JSON.stringify(process.env['PRODUCT_NAME'] ?? ''),
    __SUPPORT_EMAIL__: JSON.stringify(process.env['SUPPORT_EMAIL'] ?? ''),
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
