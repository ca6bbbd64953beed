import { textOf, type Block } from '#domain/document/blocks.ts';
import { linesOf } from './content.ts';

/** Longer than this, keeping it together would leave much of a page empty, or not fit on one at all. */
const KEEP_AT_MOST = 1800;
/** A line to sign on takes as much room as this many characters. */
const SIGNATURE_LENGTH = 300;
const ROW_LENGTH = 60;
const CLOSING = 60;

const lengthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    const text = linesOf([block]).reduce((length, line) => length + textOf(line).length, 0);
    if (block.type === 'signature') return sum + text + SIGNATURE_LENGTH * block.lines.length;
    return sum + text + (block.type === 'table' ? ROW_LENGTH * block.rows.length : 0);
  }, 0);

export const isShort = (blocks: readonly Block[]): boolean => lengthOf(blocks) <= KEEP_AT_MOST;

/** A heading stays with what it heads, a colon with what it announces, a signature with what is signed. */
export function keepTogether(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let cluster: Block[] = [];
  const pieces = blocks.flatMap(withLastItemApart);
  for (const [index, block] of pieces.entries()) {
    cluster.push(block);
    if (clings(block, pieces[index + 1], pieces[index + 2])) continue;
    if (cluster.length > 1 && isShort(cluster)) kept.push({ type: 'keep', blocks: cluster });
    else kept.push(...cluster);
    cluster = [];
  }
  return kept;
}

function clings(block: Block, next: Block | undefined, afterNext: Block | undefined): boolean {
  if (!next || next.type === 'page') return false;
  switch (block.type) {
    case 'title':
    case 'heading':
      return true;
    case 'signature':
      return next.type === 'signature' || next.type === 'lines';
    case 'paragraph':
    case 'numbers':
      return (
        textOf(linesOf([block]).at(-1) ?? []).endsWith(':') ||
        next.type === 'signature' ||
        (block.type === 'paragraph' && isClosing(next) && afterNext?.type === 'signature')
      );
    case 'bullets':
    case 'lines':
    case 'caption':
    case 'table':
    case 'witness':
    case 'notary':
    case 'box':
    case 'keep':
    case 'page':
      return false;
  }
}

/** "Sincerely," */
const isClosing = (block: Block) => block.type === 'paragraph' && textOf(block.line).length <= CLOSING;

/** An item that announces a table belongs to the table more than to the items before it. */
function withLastItemApart(block: Block): Block[] {
  if (block.type !== 'numbers' || block.lines.length < 2) return [block];
  const last = block.lines.at(-1) ?? [];
  if (!textOf(last).endsWith(':')) return [block];
  return [
    { ...block, lines: block.lines.slice(0, -1) },
    { ...block, lines: [last], first: block.first + block.lines.length - 1 },
  ];
}
