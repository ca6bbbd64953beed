import path from 'node:path';

/** The tests that speak first of these files: themselves, where tests were changed, and those in the same folders. */
export function testsFor(changed: readonly string[], all: readonly string[]): string[] {
  const folders = new Set(changed.filter((file) => /\.(ts|tsx)$/.test(file)).map((file) => path.dirname(file)));
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
