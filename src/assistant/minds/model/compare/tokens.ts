import type { Language } from '../../../content/words.ts';

/** A word, a figure or a mark, in plain small letters. */
export type Token = { readonly text: string; readonly kind: 'word' | 'figure' | 'code' | 'mark' };

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|re|ve|ll|d|m)\b/g, ''],
  [/s'(?=\s|$)/g, 's'],
  [/\ba\.m\.?/g, 'am'],
  [/\bp\.m\.?/g, 'pm'],
  [/\bu\.s\.?/g, 'us'],
  [/\bno\. (?=\d)/g, ''],
];

/** Prefixes that make one word of two: "co-op", "re-rent", "no-fault". */
const PREFIX = /\b(no|non|co|re|pre|e|un|buy|owner|live|stay)-(?=[a-z])/g;

export function plainLetters(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”«»"]/g, ' ');
  return CONTRACTIONS.reduce((sum, [from, to]) => sum.replace(from, to), plain).replace(PREFIX, '$1');
}

const PIECES =
  /(?<code>\d{3}-\d{3}-\d{4}|[a-z0-9.-]+\.(?:gov|org|com|nyc|net)(?:\/[\w/-]*)?|\b[a-z]{1,3}-\d+[a-z]?\b)|(?<figure>\$?\d+(?:,\d{3})*(?:\.\d+)?%?)(?:st|nd|rd|th)?|(?<word>[a-z]+)|(?<mark>[.;:,()!?¿¡]| [-–—] )/g;

export function tokensOf(text: string): Token[] {
  return [...plainLetters(text).matchAll(PIECES)].flatMap(({ groups = {} }) => {
    const found = (['code', 'figure', 'word', 'mark'] as const).find((kind) => groups[kind] !== undefined);
    return found ? [{ text: (groups[found] ?? '').trim(), kind: found }] : [];
  });
}

const SPANISH = new Set(
  'el la los las de del que en un una por para con se su es puede debe al y o lo si sin tiene son'.split(' '),
);
const ENGLISH = new Set('the a an of to in is are and or for it with by not on at that be can must may'.split(' '));

/** Which of the two languages: by the little words. */
export function languageOf(text: string): Language {
  const words = tokensOf(text).map((token) => token.text);
  const score = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return /[ñ¿¡]/.test(text) || score(SPANISH) > score(ENGLISH) ? 'es' : 'en';
}
