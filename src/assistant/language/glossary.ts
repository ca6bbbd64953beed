import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../content/glossary-es.txt');

const ENDINGS =
  /(?:ariamos|eriamos|iriamos|aremos|eremos|iremos|ieron|ieran|iendo|abamos|aban|aron|aran|ando|ados|adas|idos|idas|aria|eria|iria|amos|emos|imos|arme|erme|irme|arse|erse|irse|aba|ado|ada|ido|ida|ian|ara|era|ira|are|ere|ire|ar|er|ir|ia|an|en|as|es|os|o|a|e|i)$/;

/** `spanish = english`, one a line; a line that begins with # is a heading. */
const ENTRIES = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('=').map((side) => side.trim()))
  .flatMap(([spanish, english]) => (spanish && english ? [{ spanish: plain(spanish), english }] : []));

const ENGLISH = new Map(ENTRIES.map(({ spanish, english }) => [spanish, english]));
const isWord = ({ spanish }: { spanish: string }) => !spanish.includes(' ');
/** The first form that is listed speaks for the others: "pagar" for "pagaban". */
const BY_STEM = new Map(
  ENTRIES.filter(isWord)
    .toReversed()
    .map(({ spanish, english }) => [stem(spanish), english]),
);
const PHRASES = ENTRIES.filter((entry) => !isWord(entry))
  .map(({ spanish }) => spanish)
  .toSorted((a, b) => b.length - a.length);
/** Phrases win over their words, and long ones over short ones. */
const PATTERN = new RegExp(`(?<![a-z])(?:${PHRASES.join('|')})(?![a-z])|[a-z]+`, 'g');

/** Not a translation: word by word, enough for an English model to see what it is about. */
export function toEnglish(text: string): string {
  return plain(text).replace(PATTERN, (word) => ENGLISH.get(word) ?? BY_STEM.get(stem(word)) ?? word);
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Enough for "pagaron", "pagado" and "pagan" to be "pagar"; short words have no stem but themselves. */
function stem(word: string): string {
  const short = word.replace(ENDINGS, '');
  // "Casa" and "caso" are not the same, "pagar" and "pagaban" are.
  const isVerb = word.length - short.length >= 2;
  return short.length >= (isVerb ? 3 : 4) ? short : word;
}
