import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

const ICONS = path.join(ROOT, 'node_modules/lucide-react/dist/esm/icons');
const IMPORT = /^import \{([^}]+)\} from ['"]lucide-react['"];?$/gm;

/**
 * Each icon is imported from its own file. All of them come out of one module otherwise, so that every icon of the product would travel
 * with the first page.
 */
export function iconsByFile(): Plugin {
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      if (!/\/src\/web\/.*\.tsx?$/.test(id) || !source.includes('lucide-react')) return null;
      return { code: source.replaceAll(IMPORT, (_, names: string) => importsOf(names)), map: null };
    },
  };
}

function importsOf(names: string): string {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return wanted.map((name) => importOf(name)).join(' ');
}

function importOf(name: string): string {
  const file = path.join(ICONS, `${fileOf(name)}.mjs`);
  return existsSync(file) && !name.startsWith('type ')
    ? `import ${name} from ${JSON.stringify(file)};`
    : `import { ${name} } from 'lucide-react';`;
}

/** `FileUp` is `file-up`, and `Maximize2` is `maximize-2`. */
export const fileOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-z])(\d)/gi, '$1-$2')
    .toLowerCase();
