import type { Sentence } from '../sentence.ts';
import { BOUNDS_AFTER, BOUNDS_BEFORE, WEAK_BOUNDS_BEFORE, type Bound } from '../words/bounds.ts';

/** What stands right before or after a figure and makes it a limit. */
export function boundOf({ words, language }: Sentence, at: number, end: number): Bound {
  const before = words.slice(Math.max(0, at - 5), at).filter(({ text }) => !SKIPPED.has(text));
  const inside = words
    .slice(at + 1, end)
    .map(({ text }) => text)
    .join(' ');
  for (const [bound, phrases] of BOUNDS_AFTER[language]) if (phrases.includes(inside)) return bound;
  const after = words.slice(end + 1, end + 10);
  const textBefore = ` ${before.map(({ text }) => text).join(' ')} `;
  const textAfter = ` ${after.map(({ text }) => text).join(' ')} `;
  const standsBefore = (table: typeof BOUNDS_BEFORE) =>
    table[language].find(([, phrases]) => phrases.some((one) => textBefore.endsWith(` ${withoutSkipped(one)} `)))?.[0];
  const stated = standsBefore(BOUNDS_BEFORE);
  if (stated !== undefined) return stated;
  for (const [bound, phrases] of BOUNDS_AFTER[language]) {
    if (phrases.some((phrase) => textAfter.startsWith(` ${phrase} `))) return bound;
    // "5 autos o más": one word may stand between.
    if (phrases.some((phrase) => /^(?:or|o) /.test(phrase) && textAfter.replace(/^ \S+/, '').startsWith(` ${phrase} `)))
      return bound;
    if (phrases.some((phrase) => FAR.test(phrase) && textAfter.includes(` ${phrase} `))) return bound;
  }
  return standsBefore(WEAK_BOUNDS_BEFORE) ?? '';
}

/** "$50 of it is the most that may be charged". */
const FAR = /^(?:(?:is the|es lo|es el) .*|como maximo|at most|como minimo)$/;
const SKIPPED = new Set([
  'the',
  'a',
  'an',
  'of',
  'los',
  'las',
  'el',
  'la',
  'un',
  'una',
  'first',
  'only',
  'another',
  'just',
]);
const withoutSkipped = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !SKIPPED.has(word))
    .join(' ');
