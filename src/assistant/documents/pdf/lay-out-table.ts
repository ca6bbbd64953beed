import { textOf, type Line } from '#domain/document/blocks.ts';
import { textNode, type Content } from './content.ts';

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
  const cell = (line: Line, column: number) => ({
    ...textNode(line),
    ...(isAmounts[column] ? { alignment: 'right' } : {}),
  });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: longest <= ROW_KEPT_AT_MOST,
      widths: head.map((_, column) => (isAmounts[column] ? 90 : '*')),
      body: [
        head.map((line, column) => ({ ...cell(line, column), bold: true, fillColor: '#eeeeee' })),
        ...rows.map((row) => row.map(cell)),
      ],
    },
    layout: RULED,
    style: 'paragraph',
  };
}

/** Amounts and blanks stand under each other by their last digit. */
const holdsAmounts = (cells: readonly string[]) =>
  cells.some((cell) => AMOUNT.test(cell)) && cells.every((cell) => AMOUNT.test(cell) || /^_*$/.test(cell));
