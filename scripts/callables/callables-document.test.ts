import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callablesDocument } from './callables-document.ts';

test('the written contract is the one that the code has: a field that goes missing shows in the document', () => {
  expect(callablesDocument()).toBe(readFileSync('docs/callables.md', 'utf8'));
});
