import { createRequire } from 'node:module';
import type { Block } from '#domain/document/blocks.ts';
import { linesOf, type Content } from './content.ts';
import { NOTO, NOTO_CHINESE } from './fonts.ts';
import { layOut } from './lay-out.ts';
import { inPieces } from './printable.ts';

type PdfMake = {
  setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Buffer> };
};

const require = createRequire(import.meta.url);
/** It has no types of its own. */
const pdfmake = require('pdfmake') as PdfMake;

export type Paper = { readonly title: string; readonly blocks: readonly Block[] };

const STYLES = {
  title: { fontSize: 15, bold: true, alignment: 'center', margin: [0, 0, 0, 14] },
  heading: { fontSize: 12, bold: true, margin: [0, 8, 0, 5] },
  paragraph: { margin: [0, 0, 0, 10] },
  list: { margin: [0, 0, 0, 8] },
  item: { margin: [0, 0, 0, 4] },
  underLine: { fontSize: 10, margin: [0, 2, 0, 0] },
  small: { fontSize: 10 },
} as const;

// Everything that is printed comes from us: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
const FONT_FILES = new Set<string>([...Object.values(NOTO), ...Object.values(NOTO_CHINESE)]);
pdfmake.setLocalAccessPolicy((file) => FONT_FILES.has(file));

export async function renderPdf({ title, blocks }: Paper): Promise<Buffer> {
  const pieces = linesOf(blocks).flatMap((line) => line.flatMap(({ text }) => inPieces(text)));
  const needsChinese = pieces.some(({ font }) => font === 'NotoChinese');
  pdfmake.setFonts({ Noto: NOTO, ...(needsChinese ? { NotoChinese: NOTO_CHINESE } : {}) });
  return pdfmake
    .createPdf({
      info: { title },
      language: 'en-US',
      displayTitle: true,
      version: '1.7',
      pageSize: 'LETTER',
      pageMargins: [72, 56, 72, 64],
      defaultStyle: { font: 'Noto', fontSize: 11, lineHeight: 1.15 },
      styles: STYLES,
      content: layOut(blocks),
      footer: (page: number, pages: number): Content => ({
        text: `Page ${page} of ${pages}`,
        alignment: 'center',
        fontSize: 9,
        color: '#444444',
        margin: [0, 24, 0, 0],
      }),
    })
    .getBuffer();
}
