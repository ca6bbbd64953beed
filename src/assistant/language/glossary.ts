import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../content/glossary-es.txt');

/** Spanish words and phrases with their English ones, longest first, so that phrases win over their words. */
const ENTRIES = readFileSync(FILE, 'utf8')
  .split('\n')
  .map((line) => line.split('=').map((side) => side.trim()))
  .flatMap(([spanish, english]) => (spanish && english ? [{ spanish: plain(spanish), english }] : []))
  .toSorted((a, b) => b.spanish.length - a.spanish.length);

const PATTERN = new RegExp(`(?<![a-z])(?:${ENTRIES.map(({ spanish }) => spanish).join('|')})(?![a-z])`, 'g');
const ENGLISH = new Map(ENTRIES.map(({ spanish, english }) => [spanish, english]));

/** Not a translation: enough English words for an English model to see what it is about. */
export function toEnglish(text: string): string {
  return plain(text).replace(PATTERN, (word) => ENGLISH.get(word) ?? word);
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
