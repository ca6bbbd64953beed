import type { Sentence, Word } from '../sentence.ts';
import { NUMBER_WORDS } from '../words/numbers.ts';

export type NumberFound = { readonly number: number; readonly end: number; readonly isWord: boolean };

const HUNDRED = 100;

/** The number that begins here, in digits or in words: "10,000", "ten thousand", "treinta y cinco". */
export function numberFrom({ words, language }: Sentence, at: number): NumberFound | null {
  const word = words[at];
  if (word?.kind === 'figure') return inDigits(words, at, language);
  const table = NUMBER_WORDS[language];
  if (word?.kind !== 'word' || table[word.text] === undefined) return null;
  let total = 0;
  let part = 0;
  let end = at - 1;
  for (let next = at; next < words.length; next++) {
    const text = words[next]?.text ?? '';
    const value = table[text];
    if (value === undefined && !(LINK.has(text) && next > at && isSmaller(table[words[next + 1]?.text ?? ''], part)))
      break;
    if (value === undefined) continue;
    if (next > at && value < HUNDRED && !isSmaller(value, part)) break;
    if (value >= 1000) {
      total += Math.max(1, part) * value;
      part = 0;
    } else part = value === HUNDRED && part > 0 ? part * HUNDRED : part + value;
    end = next;
  }
  return { number: total + part, end, isWord: true };
}

const LINK = new Set(['y', 'and', '-']);

/** After twenty a five may follow, after a hundred a twenty; after five nothing. */
function isSmaller(value: number | undefined, before: number): boolean {
  if (value === undefined) return false;
  if (before === 0) return true;
  return before % HUNDRED === 0 ? value < HUNDRED : before % 10 === 0 && value < 10;
}

function inDigits(words: readonly Word[], at: number, language: Sentence['language']): NumberFound {
  const number = Number((words[at]?.text ?? '').replaceAll(/[$,%]/g, ''));
  const next = words[at + 1]?.text ?? '';
  const times = NUMBER_WORDS[language][next] ?? 0;
  return times >= 1000 ? { number: number * times, end: at + 1, isWord: false } : { number, end: at, isWord: false };
}
