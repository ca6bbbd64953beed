import { hashed } from './hashed.ts';

/** Beside it on a keyboard. */
const BESIDE: Readonly<Record<string, string>> = {
  a: 's', b: 'n', c: 'v', d: 'f', e: 'r', f: 'd', g: 'h', h: 'g', i: 'o', j: 'k', k: 'l', l: 'k', m: 'n', n: 'm', o: 'i', p: 'o', q: 'w', r: 'e', s: 'a', t: 'y', u: 'i',
  v: 'c', w: 'e', x: 'z', y: 't', z: 'x',
}; // prettier-ignore

const LONG_WORD = /^[a-zñáéíóú]{4,}$/i;
/** One slip in so many longer words. */
const ONE_IN = 4;

/** A text with slips of the thumb, always the same ones. */
export function withSlips(text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (LONG_WORD.test(word) ? [{ word, at }] : []));
  const count = Math.max(1, Math.round(long.length / ONE_IN));
  const chosen = long.toSorted((a, b) => hashed(a.word + a.at) - hashed(b.word + b.at)).slice(0, count);
  for (const { word, at } of chosen) words[at] = slipped(word);
  return words.join(' ');
}

/** Two letters in the wrong order, one missing, one beside it, or one twice. */
function slipped(word: string): string {
  const at = 1 + (hashed(`at ${word}`) % (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const ways = [
    () => before + after.charAt(0) + letter + after.slice(1),
    () => before + after,
    () => before + (BESIDE[letter.toLowerCase()] ?? letter) + after,
    () => before + letter + letter + after,
  ];
  return ways[hashed(`way ${word}`) % ways.length]?.() ?? word;
}
