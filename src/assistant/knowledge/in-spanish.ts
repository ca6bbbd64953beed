import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../content/sentences-es.txt');

/** Pairs of lines, English over Spanish, with an empty line between; lines that begin with # are for whoever reads it. */
export function spanishSentences(): ReadonlyMap<string, string> {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const pairs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  return new Map(
    pairs.map((pair) => {
      const [english = '', spanish = ''] = pair.split('\n').map((line) => line.trim());
      return [english, spanish];
    }),
  );
}

let sentences: ReadonlyMap<string, string> | undefined;

/** A sentence of a topic in Spanish; null where nobody has written it yet. */
export function inSpanish(english: string): string | null {
  sentences ??= spanishSentences();
  return sentences.get(english) ?? null;
}
