import type { Language } from '../../../content/words.ts';

/** Enough of a root for two forms of one word to meet; the tables carry the rest. */
export function rootOf(word: string, language: Language): string {
  return language === 'en' ? englishRoot(word) : spanishRoot(word);
}

function englishRoot(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x|z|ss)es$/, '')
    .replace(/(?<![su])s$/, '')
    .replace(/ied$/, 'y')
    .replace(/(?<=..)(?:ed|ing)$/, '')
    .replace(/(?<=....)ly$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/(?<=..)e$/, '');
}

const LONG_ENOUGH = 6;

function spanishRoot(word: string): string {
  const bare = word.replace(/(?<=...)(?:es|s)$/, '').replace(/(?<=...)[aoe]$/, '');
  return bare.length > LONG_ENOUGH ? bare.slice(0, LONG_ENOUGH) : bare;
}
