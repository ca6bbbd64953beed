import type { DocumentListing } from '#contract/documents/documents.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
const LEFT_OUT = new Set(
  'a an and the to for of my i need want how get letter form un una el la de para mi carta'.split(' '),
);

/** Documents that hold the words, or the beginnings of words, that somebody looks for; the best fit first. */
export function searchLibrary(listings: readonly DocumentListing[], query: string): DocumentListing[] {
  const all = plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !LEFT_OUT.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [...listings];
  return listings
    .map((listing) => ({ listing, score: scoreOf(listing, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ listing }) => listing);
}

function scoreOf({ title, summary, asked }: DocumentListing, words: readonly string[]): number {
  const inTitle = wordsOf(title);
  const elsewhere = wordsOf([summary, ...asked].join(' '));
  const scores = words.map((word) => {
    if (inTitle.some((other) => other.startsWith(word))) return 3;
    return elsewhere.some((other) => other.startsWith(word)) ? 1 : 0;
  });
  const found = scores.filter((score) => score > 0).length;
  // Half of the words must be there: one common word in a long sentence is no find.
  return found * 2 >= words.length ? scores.reduce<number>((sum, score) => sum + score, 0) : 0;
}

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
