import { textOf, type Line } from '#domain/documents/template/blocks.ts';
import { textNode, type Content } from './content.ts';
import type { Tag } from './tag.ts';

const AMOUNT = /^\$[\d,.]+$/;
const ROW_KEPT_AT_MOST = 600;

/** Thin lines, and room around the words. */
const RULED = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => '#555555',
  vLineColor: () => '#555555',
  paddingLeft: () => 6,
  paddingRight: () => 6,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

export function layOutTable(head: readonly Line[], rows: readonly (readonly Line[])[]): Content {
  const isAmounts = head.map((_, column) => column > 0 && holdsAmounts(rows.map((row) => textOf(row[column] ?? []))));
  const longest = Math.max(0, ...rows.flat().map((line) => textOf(line).length));
  const table: Tag = { type: 'Table' };
  const cell = (line: Line, column: number, tag: Tag) => ({
    ...textNode(line, tag),
    ...(isAmounts[column] ? { alignment: 'right' } : {}),
  });
  const rowOf = (lines: readonly Line[], type: 'TH' | 'TD') => {
    const inRow: Tag = { type: 'TR', in: table };
    return lines.map((line, column) => cell(line, column, { type, in: inRow }));
  };
  // A form has its names on the left, and nothing above.
  const isHeaded = head.some((line) => textOf(line).trim() !== '');
  return {
    table: {
      headerRows: isHeaded ? 1 : 0,
      ...(isHeaded ? { keepWithHeaderRows: 1 } : {}),
      dontBreakRows: longest <= ROW_KEPT_AT_MOST,
      widths: head.map((_, column) => (isAmounts[column] ? 90 : !isHeaded && column === 0 ? 170 : '*')),
      body: [
        ...(isHeaded ? [rowOf(head, 'TH').map((drawn) => ({ ...drawn, bold: true, fillColor: '#eeeeee' }))] : []),
        ...rows.map((row) => rowOf(row, 'TD')),
      ],
    },
    layout: RULED,
    style: 'paragraph',
  };
}

/** Amounts and blanks stand under each other by their last digit. */
const holdsAmounts = (cells: readonly string[]) =>
  cells.some((cell) => AMOUNT.test(cell)) && cells.every((cell) => AMOUNT.test(cell) || /^_*$/.test(cell));
