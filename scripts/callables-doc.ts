import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callablesDocument } from './callables/callables-document.ts';

/** Writes docs/callables.md from the contract; with --check it only tells whether the file is up to date. */
const FILE = path.resolve(import.meta.dirname, '../docs/callables.md');

const written = callablesDocument();
if (!process.argv.includes('--check')) writeFileSync(FILE, written);
else if (readFileSync(FILE, 'utf8') !== written) {
  console.error('docs/callables.md is not up to date: run "npm run docs:callables".');
  process.exit(1);
}
