import { around, type Box, type Line, type PageText, type Word } from './page-text.ts';

/** The words of a page in the order of its rows, as one text whose every stretch can be found on the page again. */
export type Flow = {
  readonly text: string;
  /** The words from `start` to `end` of the text; null for a stretch without words. */
  readonly boxOf: (start: number, end: number) => Box | null;
};

/** A label and its value stand in one row, whatever column each is in. */
export const flowOf = ({ lines }: PageText): Flow => flowOfWords(rowsOf(lines).flat());

/** Column by column, as the lines were found: what is broken at the end of a line goes on in the next one of its column. */
export const columnsOf = ({ lines }: PageText): Flow => flowOfWords(lines.flatMap(({ words }) => words));

function flowOfWords(words: readonly Word[]): Flow {
  const places: { readonly start: number; readonly end: number; readonly box: Box }[] = [];
  let text = '';
  for (const { text: word, box } of words) {
    places.push({ start: text.length, end: text.length + word.length, box });
    text += `${word} `;
  }
  return {
    text,
    boxOf: (start, end) => {
      const boxes = places.filter((place) => place.start < end && place.end > start).map(({ box }) => box);
      return boxes.length === 0 ? null : around(boxes);
    },
  };
}

/** Lines at the same height are one row, from left to right. */
function rowsOf(lines: readonly Line[]): Word[][] {
  const rows: { middle: number; height: number; lines: Line[] }[] = [];
  const sorted = lines.toSorted((a, b) => middleOf(a.box) - middleOf(b.box));
  for (const line of sorted) {
    const [middle, height] = [middleOf(line.box), line.box.bottom - line.box.top];
    const row = rows.at(-1);
    if (row && Math.abs(row.middle - middle) < Math.min(row.height, height) * 0.55) row.lines.push(line);
    else rows.push({ middle, height, lines: [line] });
  }
  return rows.map((row) => row.lines.toSorted((a, b) => a.box.left - b.box.left).flatMap(({ words }) => words));
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
