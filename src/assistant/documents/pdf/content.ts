import type { Block, Line } from '#domain/documents/template/blocks.ts';
import { inPieces, type Piece } from './printable.ts';
import type { Tag } from './tag.ts';

/** A node of the PDF library, which has no types of its own. */
export type Content = Readonly<Record<string, unknown>>;

/** Text by font and face. What people wrote reaches the library as text alone: nothing in it is an instruction. */
export function textNode(line: Line, tag: Tag = { type: 'P' }): Content {
  return {
    text: line.flatMap(({ text, bold, italic }) =>
      inPieces(text.replaceAll(CHECK_BOX, UNBROKEN_BOX))
        .flatMap(withLongWordsApart)
        .map((piece) => ({
          ...piece,
          tag,
          ...(bold ? { bold } : {}),
          ...(italic ? { italics: true } : {}),
        })),
    ),
  };
}

const CHECK_BOX = '[   ] ';
/** Neither torn from what it stands for nor squeezed. */
const UNBROKEN_BOX = '[\u00a0\u00a0\u00a0\u00a0]\u00a0';

/** A word without an end would push the margin, or a column, off the paper. */
const LONG_WORD = /(\S{30,})/u;

function withLongWordsApart({ text, font }: Piece): Content[] {
  if (!LONG_WORD.test(text)) return [{ text, font }];
  return text
    .split(LONG_WORD)
    .flatMap((part) => (BLANK.test(part) ? [part.slice(0, -LAST_STROKE), part.slice(-LAST_STROKE)] : [part]))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, font, ...(LONG_WORD.test(part) && !isTornAtStrokes(part) ? BROKEN_ANYWHERE : {}) }));
}

const BROKEN_ANYWHERE = { wordBreak: 'break-all' };
/** A link is torn at its strokes, where the library does it by itself, and not after its first letter. */
const isTornAtStrokes = (part: string) => /^https?:\/\//.test(part) && !/[^/\s]{60}/.test(part);
/** What is left of a blank for the next line is long enough to write on. */
const BLANK = /^_{30,}$/;
const LAST_STROKE = 16;

export const space = (points: number): Content => ({
  text: ' ',
  fontSize: 1,
  lineHeight: 1,
  margin: [0, points - 1, 0, 0],
});

/** Every line of text in a tree of blocks. */
export function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'title':
      case 'heading':
      case 'paragraph':
      case 'part':
        return [block.line];
      case 'bullets':
      case 'numbers':
      case 'lines':
      case 'signature':
        return [...block.lines];
      case 'caption':
        return Object.values(block.caption);
      case 'table':
        return [...block.head, ...block.rows.flat()];
      case 'witness':
      case 'notary':
        return [...linesOf(block.blocks), ...block.names];
      case 'box':
      case 'keep':
        return linesOf(block.blocks);
      case 'page':
        return [];
    }
  });
}
