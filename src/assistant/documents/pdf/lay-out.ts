import type { Block, Line } from '#domain/documents/template/blocks.ts';
import { WITNESS_LINES } from '#domain/documents/template/plain-text.ts';
import { isKept, SINGLE, type Setting } from './height.ts';
import { keepTogether } from './keep-together.ts';
import { layOutCaption } from './lay-out-caption.ts';
import { layOutTable } from './lay-out-table.ts';
import { space, textNode, type Content } from './content.ts';
import type { Tag } from './tag.ts';

/** The block tree as the PDF library wants it. */
export function layOut(blocks: readonly Block[], setting: Setting = SINGLE): Content[] {
  return keepTogether(blocks, setting).map((block) => layOutBlock(block, setting));
}

function layOutBlock(block: Block, setting: Setting): Content {
  switch (block.type) {
    case 'title':
      return { ...textNode(block.line, { type: 'H1' }), style: 'title' };
    case 'heading':
      return { ...textNode(block.line, { type: 'H2' }), style: 'heading' };
    case 'paragraph':
      return { ...textNode(block.line), style: 'paragraph' };
    case 'bullets':
      return layOutItems(block.lines, () => '•');
    case 'numbers':
      return layOutItems(block.lines, (index) => `${block.first + index}.`);
    case 'lines':
      return { stack: block.lines.map((line) => textNode(line)), style: 'lines' };
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
      return layOutGroup(block, setting);
    case 'part':
    case 'page':
      return { text: '', pageBreak: 'after' };
  }
}

/** Wide enough for two digits, so that one list stands under the other. */
const NUMBER_WIDTH = 24;

function layOutItems(lines: readonly Line[], mark: (index: number) => string): Content {
  const list: Tag = { type: 'L' };
  return {
    stack: lines.map((line, index) => {
      const body: Tag = { type: 'LBody', in: { type: 'LI', in: list } };
      return {
        columns: [
          { width: NUMBER_WIDTH, ...textNode([{ text: mark(index) }], body) },
          { width: '*', ...textNode(line, body) },
        ],
        style: 'item',
      };
    }),
    style: 'list',
  };
}

type Group = Extract<Block, { blocks: readonly Block[] }>;

function layOutGroup(block: Group, setting: Setting): Content {
  const unbreakable = isKept([block], setting);
  switch (block.type) {
    case 'keep':
      return { stack: block.blocks.map((inner) => layOutBlock(inner, setting)), unbreakable };
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
      return {
        stack: [...layOut(block.blocks), ...block.names.map(witnessLines)],
        unbreakable,
        style: 'byOthers',
        margin: [0, 8, 0, 16],
      };
    case 'notary':
      return {
        stack: [...layOut(block.blocks), ...block.names.map(notaryLine)],
        unbreakable,
        style: 'byOthers',
        margin: [0, 12, 0, 6],
      };
  }
}

const rule = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7 }],
});

const label = (text: string): Content => textNode([{ text }]);

/** Room for a hand above the line, the name under it, the date beside it. */
function signatureLine(given: Line): Content {
  // A line under a line would not say what it is for.
  const name = given.every(({ from, text }) => from === 'blank' || text.trim() === '')
    ? [{ text: 'Signature' }]
    : given;
  return {
    columns: [
      { width: 290, stack: [space(30), rule(290), { ...textNode(name), style: 'underLine' }] },
      { width: '*', text: '' },
      { width: 140, stack: [space(30), rule(140), { ...label('Date'), style: 'underLine' }] },
    ],
    unbreakable: true,
    margin: [0, 0, 0, 12],
  };
}

function notaryLine(name: Line): Content {
  return { stack: [space(36), rule(290), { ...textNode(name), style: 'underLine' }], margin: [0, 0, 0, 10] };
}

function witnessLines(name: Line): Content {
  const lines = WITNESS_LINES.map((text) => ({
    columns: [
      { width: 90, ...label(text), style: 'small', margin: [0, 14, 0, 0] },
      { width: '*', stack: [space(24), rule(378)] },
    ],
  }));
  return { stack: [{ ...textNode(name), bold: true, margin: [0, 16, 0, 0] }, ...lines], unbreakable: true };
}
