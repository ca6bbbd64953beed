/** A stretch of printed text that stands on one line, in points from the lower left corner of its page. */
export type Printed = {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
};

/** Words further apart than this belong to different columns. */
const COLUMN_GAP = 9;
const LEVEL = 2.5;

/**
 * The words on the paper, with their places. What this reader cannot read is not read: the names of the fields remain to ask by.
 */
export async function printedWords(pdf: Uint8Array): Promise<Printed[]> {
  const { getDocument } = await reader();
  const task = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
  });
  try {
    const document = await task.promise;
    const pages: Printed[] = [];
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      pages.push(...inLines(items.flatMap((item) => ('str' in item ? pieces(item, page) : []))));
    }
    return pages;
  } catch {
    return [];
  } finally {
    await task.destroy();
  }
}

/** Two megabytes that only a new form needs. In a thread of our own the library needs no other: it finds its other half here. */
async function reader() {
  Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

type Item = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

/** A line to write on is often made of underscores: the words before and after it are not one. */
function pieces({ str, transform, width, height }: Item, page: number): Printed[] {
  const [, slant = 0, , , left = 0, bottom = 0] = transform;
  if (slant !== 0 || str.trim() === '') return [];
  const perLetter = width / str.length;
  return [...str.matchAll(/(?:(?!_{2}|\.{4}).)+/gsu)].flatMap((match) => {
    const text = match[0].replaceAll(/[_\s]+/g, ' ');
    if (text.trim() === '') return [];
    const from = left + match.index * perLetter;
    return [{ page, text, left: from, right: from + match[0].length * perLetter, bottom, height }];
  });
}

function inLines(all: readonly Printed[]): Printed[] {
  const lines: Printed[] = [];
  for (const piece of all.toSorted((a, b) => b.bottom - a.bottom || a.left - b.left)) {
    const at = lines.findLastIndex(
      (line) =>
        line.page === piece.page &&
        Math.abs(line.bottom - piece.bottom) < LEVEL &&
        piece.left - line.right < COLUMN_GAP &&
        piece.left - line.right > -COLUMN_GAP,
    );
    const line = lines[at];
    if (line) lines[at] = { ...line, text: joined(line, piece), right: Math.max(line.right, piece.right) };
    else lines.push(piece);
  }
  return lines.map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }));
}

const LETTER_GAP = 1;

const joined = (line: Printed, piece: Printed) =>
  `${line.text}${piece.left - line.right > LETTER_GAP ? ' ' : ''}${piece.text}`;
