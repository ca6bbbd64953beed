import type { Piece } from './printable.ts';

const RIGHT_TO_LEFT = new Set(['NotoArabic', 'NotoHebrew']);
/** Space and marks between two words of one script. */
const BETWEEN = /^[\s.,'’\-–]+$/;
const UNBROKEN_SPACE = '\u00a0';
/** About as much as a line holds. */
const LINE = 60;

/**
 * The library sets word after word from left to right and knows no other way; only within a word does it follow the
 * script. So the words of a name are made one. What is longer than a line is broken by us, each line read from the right.
 */
export function joinRightToLeft(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = joined.at(-1);
    const after = pieces[index + 1];
    const isBetween =
      before !== undefined &&
      RIGHT_TO_LEFT.has(before.font) &&
      ((after?.font === before.font && BETWEEN.test(piece.text)) || piece.font === before.font);
    if (isBetween) joined[joined.length - 1] = { font: before.font, text: before.text + piece.text };
    else joined.push(piece);
  }
  return joined.map((piece) => (RIGHT_TO_LEFT.has(piece.font) ? { ...piece, text: inLines(piece.text) } : piece));
}

function inLines(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = `${last}${UNBROKEN_SPACE}${word}`;
  }
  return lines.join('\n');
}
