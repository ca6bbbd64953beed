import path from 'node:path';

/** The tests that speak first of these files: themselves, where tests were changed, those beside them, and those of the feature. */
export function testsFor(changed: readonly string[], all: readonly string[]): string[] {
  const folders = new Set(changed.filter((file) => /\.(ts|tsx)$/.test(file)).flatMap(foldersOf));
  const isDocument = (file: string) => file.endsWith('.md') || file === 'package.json';
  return all.filter(
    (test) =>
      changed.includes(test) ||
      // Folders of the product; in `test` and `scripts` each file speaks for itself.
      (test.startsWith('src/') && folders.has(path.dirname(test))) ||
      (test === 'test/documents.test.ts' && changed.some(isDocument)) ||
      (test === 'test/import-rules.test.ts' && changed.some((file) => file.startsWith('src/'))),
  );
}

/** Its own; and those above it inside of a feature, where the tests are that go through all of it. */
function foldersOf(file: string): string[] {
  const own = path.dirname(file);
  const feature = /^src\/(?:server|web)\/features\/[^/]+/.exec(own)?.[0];
  return feature && own !== feature ? [own, ...foldersOf(own)] : [own];
}
