import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How often people write a word; 0 for one that the sentence model knows and nobody wrote yet. */
export type WordCounts = ReadonlyMap<string, number>;

/** A word as it was meant; as it is where nobody can tell. */
export type Spelling = (word: string) => string;

const FILE = path.resolve(import.meta.dirname, '../../../../content/spelling.txt');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words are one letter away from too many others. */
const LETTERS_AT_LEAST = 4;
/** So many letters may have two slips. */
const LETTERS_OF_A_LONG_WORD = 9;
/** A word that was written more seldom is no better guess than what stands there; the more so for a short word, two slips, and each half of two words in one. */
const WRITTEN_AT_LEAST = { once: 5, short: 40, twoSlips: 20, half: 150 } as const;
/** The first letter is seldom the wrong one, and a letter too many is mostly the same twice. */
const OTHER_BEGINNING = 0.05;
const LETTER_TOO_MANY = 0.2;

/** What may have been meant, and how much speaks for such a slip. */
type Guess = readonly [word: string, weight: number];

export function createSpelling(counts: WordCounts): Spelling {
  const byBeginning = Map.groupBy(
    [...counts].flatMap(([word, count]) => (count >= WRITTEN_AT_LEAST.twoSlips ? [word] : [])),
    (word) => word.charAt(0),
  );
  const likeliest = (guesses: Iterable<Guess>, like: string): string | undefined => {
    const least = WRITTEN_AT_LEAST[like.length <= LETTERS_AT_LEAST ? 'short' : 'once'];
    let best: Guess | undefined;
    for (const [word, weight] of guesses) {
      const count = counts.get(word) ?? 0;
      const speaking = count * weight * (word.charAt(0) === like.charAt(0) ? 1 : OTHER_BEGINNING);
      if (count >= least && speaking > (best?.[1] ?? 0)) best = [word, speaking];
    }
    return best?.[0];
  };
  const twoSlipsFrom = (word: string): Guess[] =>
    (byBeginning.get(word.charAt(0)) ?? []).flatMap((one) => (isWithinTwo(word, one) ? [[one, 1] as const] : []));
  return (written) => {
    const word = bareLetters(written);
    if (word.length < LETTERS_AT_LEAST || /[^a-z]/.test(word) || counts.has(word)) return written;
    return (
      drawnOut(word).find((one) => counts.has(one)) ??
      likeliest(oneSlipFrom(word), word) ??
      inTwo(word, counts) ??
      (word.length >= LETTERS_OF_A_LONG_WORD ? likeliest(twoSlipsFrom(word), word) : undefined) ??
      written
    );
  };
}

let ours: Spelling | undefined;
/** With the words that people wrote of what we know; read once. */
export const openSpelling = (): Spelling => (ours ??= createSpelling(parseCounts(readFileSync(FILE, 'utf8'))));

const parseCounts = (text: string): WordCounts =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [word, count] = line.split(' ');
      return word ? [[word, Number(count)] as const] : [];
    }),
  );

/** As the sentence model reads it. */
export const bareLetters = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** "Heeelp", "nooo". */
const drawnOut = (word: string): string[] =>
  ['$1$1', '$1'].map((letters) => word.replaceAll(/([a-z])\1{2,}/g, letters));

/** Every word that is one letter too many, too few, another, or two in the wrong order away. */
function* oneSlipFrom(word: string): Generator<Guess> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') yield [before + after.slice(1), after.charAt(0) === before.at(-1) ? 1 : LETTER_TOO_MANY];
    if (after.length > 1) yield [before + after.charAt(1) + after.charAt(0) + after.slice(2), 1];
    for (const letter of LETTERS) {
      yield [before + letter + after, 1];
      if (after !== '') yield [before + letter + after.slice(1), 1];
    }
  }
}

/** "Mylandlord". */
function inTwo(word: string, counts: WordCounts): string | undefined {
  let best: { readonly words: string; readonly weight: number } | undefined;
  for (let at = 2; at <= word.length - 2; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    const least = Math.min(...halves.map((half) => counts.get(half) ?? 0));
    if (least >= WRITTEN_AT_LEAST.half && least > (best?.weight ?? 0))
      best = { words: halves.join(' '), weight: least };
  }
  return best?.words;
}

/** At most two letters are wrong, missing, too many or in the wrong order. */
function isWithinTwo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((last?.[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last?.[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before?.[at - 2] ?? 0) + 1);
      now.push(least);
    }
    if (Math.min(...now) > 2) return false;
    [before, last] = [last, now];
  }
  return (last?.[other.length] ?? 3) <= 2;
}
