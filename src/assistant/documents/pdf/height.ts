import { textOf, type Block, type Line } from '#domain/documents/template/blocks.ts';
import { linesOf } from './content.ts';

/** Of a letter-size sheet between its margins. */
const PAGE = 640;
/** Kept together, more than this would leave much of a page empty. */
const KEEP_AT_MOST = PAGE * 0.82;

/** How a paper is set: points from line to line, and characters in a line. */
export type Setting = { readonly leading: number; readonly inLine: number };
export const SINGLE: Setting = { leading: 17, inLine: 84 };
export const DOUBLE: Setting = { leading: 25, inLine: 76 };

const SIGNATURE = 62;
const NOTARY = 66;
const WITNESS = 142;
const ROW = 24;
const BELOW = 10;

export const linesIn = (line: Line, { inLine }: Setting): number =>
  Math.max(1, Math.ceil(textOf(line).length / inLine));

/** About how many points a piece takes: enough to know what fits on a page. */
function heightOf(blocks: readonly Block[], setting: Setting): number {
  return blocks.reduce((sum, block) => sum + heightOfBlock(block, setting), 0);
}

function heightOfBlock(block: Block, setting: Setting): number {
  const text = (lines: readonly Line[], { leading }: Setting) =>
    lines.reduce((sum, line) => sum + linesIn(line, setting) * leading, 0) + BELOW;
  switch (block.type) {
    case 'signature':
      return block.lines.length * SIGNATURE;
    case 'notary':
      return heightOf(block.blocks, SINGLE) + block.names.length * NOTARY;
    case 'witness':
      return heightOf(block.blocks, SINGLE) + block.names.length * WITNESS;
    case 'keep':
    case 'box':
      return heightOf(block.blocks, setting);
    case 'table':
      return (block.rows.length + 1) * ROW + text(block.rows.flat(), SINGLE) / 2;
    case 'lines':
    case 'caption':
      return text(linesOf([block]), SINGLE);
    case 'title':
    case 'heading':
    case 'paragraph':
    case 'bullets':
    case 'numbers':
    case 'part':
    case 'page':
      return text(linesOf([block]), setting);
  }
}

export const isKept = (blocks: readonly Block[], setting: Setting): boolean =>
  heightOf(blocks, setting) <= KEEP_AT_MOST;
