import { expect, test } from 'vitest';
import type { DocumentListing } from '#contract/documents/documents.ts';
import { searchLibrary } from './search-library.ts';

const listing = (id: string, title: string, asked: string[]): DocumentListing => ({
  id,
  title,
  category: 'housing',
  kind: 'letter',
  summary: '',
  asked,
});
const library = [
  listing('deposit', 'Security deposit demand letter', ['get my deposit back', 'que me devuelvan el depósito']),
  listing('repair', 'Repair request letter', ['ask the landlord to fix the heat']),
  listing('poa', 'Power of attorney', ['let someone handle my money']),
];
const found = (query: string) => searchLibrary(library, query).map(({ id }) => id);

test.each([
  ['', ['deposit', 'repair', 'poa']],
  ['deposit', ['deposit']],
  ['I need a letter to get my deposit back', ['deposit']],
  ['depo', ['deposit']],
  ['DEPÓSITO', ['deposit']],
  ['heat', ['repair']],
  ['letter', ['deposit', 'repair']],
  ['spaceship', []],
])('%j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});
