import type { Block, Line } from '#domain/document/blocks.ts';
import { WITNESS_LINES } from '#domain/document/plain-text.ts';
import { isShort, keepTogether } from './keep-together.ts';
import { layOutCaption } from './lay-out-caption.ts';
import { layOutTable } from './lay-out-table.ts';
import { space, textNode, type Content } from './content.ts';

/** The block tree as the PDF library wants it. */
export function layOut(blocks: readonly Block[]): Content[] {
  return keepTogether(blocks).map(layOutBlock);
}

function layOutBlock(block: Block): Content {
  switch (block.type) {
    case 'title':
      return { ...textNode(block.line), style: 'title' };
    case 'heading':
      return { ...textNode(block.line), style: 'heading' };
    case 'paragraph':
      return { ...textNode(block.line), style: 'paragraph' };
    case 'bullets':
      return { ul: block.lines.map((line) => ({ ...textNode(line), style: 'item' })), style: 'list' };
    case 'numbers':
      return { stack: block.lines.map((line, index) => numberedItem(line, block.first + index)), style: 'list' };
    case 'lines':
      return { stack: block.lines.map((line) => textNode(line)), style: 'paragraph' };
    case 'signature':
      return { stack: block.lines.map(signatureLine) };
    case 'caption':
      return layOutCaption(block.caption);
    case 'table':
      return layOutTable(block.head, block.rows);
    case 'witness':
    case 'notary':
    case 'box':
    case 'keep':
      return layOutGroup(block);
    case 'page':
      return { text: '', pageBreak: 'after' };
  }
}

/** Wide enough for two digits, so that one list stands under the other. */
const NUMBER_WIDTH = 24;

function numberedItem(line: Line, number: number): Content {
  return {
    columns: [
      { width: NUMBER_WIDTH, text: `${number}.` },
      { width: '*', ...textNode(line) },
    ],
    style: 'item',
  };
}

type Group = Extract<Block, { blocks: readonly Block[] }>;

function layOutGroup(block: Group): Content {
  const unbreakable = isShort(block.blocks);
  switch (block.type) {
    case 'keep':
      return { stack: block.blocks.map(layOutBlock), unbreakable };
    case 'box':
      return {
        table: {
          widths: ['*'],
          body: [[{ stack: layOut(block.blocks), margin: [8, 6, 8, 0] }]],
          dontBreakRows: unbreakable,
        },
        style: 'paragraph',
      };
    case 'witness':
      return { stack: [...layOut(block.blocks), ...block.names.map(witnessLines)], margin: [0, 8, 0, 16] };
    case 'notary':
      return { stack: [...layOut(block.blocks), ...block.names.map(notaryLine)], unbreakable, margin: [0, 12, 0, 6] };
  }
}

const rule = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7 }],
});

/** Room for a hand above the line, the name under it, the date beside it. */
function signatureLine(name: Line): Content {
  return {
    columns: [
      { width: 290, stack: [space(30), rule(290), { ...textNode(name), style: 'underLine' }] },
      { width: '*', text: '' },
      { width: 140, stack: [space(30), rule(140), { text: 'Date', style: 'underLine' }] },
    ],
    unbreakable: true,
    margin: [0, 0, 0, 12],
  };
}

function notaryLine(name: Line): Content {
  return { stack: [space(36), rule(290), { ...textNode(name), style: 'underLine' }], margin: [0, 0, 0, 10] };
}

function witnessLines(name: Line): Content {
  const lines = WITNESS_LINES.map((label) => ({
    columns: [
      { width: 90, text: label, style: 'small', margin: [0, 14, 0, 0] },
      { width: '*', stack: [space(24), rule(378)] },
    ],
  }));
  return { stack: [{ ...textNode(name), bold: true, margin: [0, 16, 0, 0] }, ...lines], unbreakable: true };
}
