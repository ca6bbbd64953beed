import { createRequire } from 'node:module';
import type { Block } from '#domain/document/blocks.ts';
import { linesOf } from './content.ts';
import { NOTO, NOTO_CHINESE } from './fonts.ts';
import { inPieces } from './printable.ts';
import { setParts, STYLES, type Paper } from './set-parts.ts';
import { writeTags } from './write-tags.ts';

export type { Paper };

type PdfMake = {
  setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Buffer> };
};

const require = createRequire(import.meta.url);
/** It has no types of its own. */
const pdfmake = require('pdfmake') as PdfMake;

// Everything that is printed comes from us: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
const FONT_FILES = new Set<string>([...Object.values(NOTO), ...Object.values(NOTO_CHINESE)]);
pdfmake.setLocalAccessPolicy((file) => FONT_FILES.has(file));
writeTags();

export async function renderPdf(paper: Paper): Promise<Buffer> {
  pdfmake.setFonts({ Noto: NOTO, ...(needsChinese(paper) ? { NotoChinese: NOTO_CHINESE } : {}) });
  return pdfmake
    .createPdf({
      info: { title: paper.title },
      language: 'en-US',
      displayTitle: true,
      tagged: true,
      version: '1.7',
      pageSize: 'LETTER',
      defaultStyle: { font: 'Noto', fontSize: 11, lineHeight: 1.15 },
      styles: STYLES,
      content: setParts(paper),
    })
    .getBuffer();
}

function needsChinese({ title, name, blocks, guide }: Paper): boolean {
  const lines = linesOf([...blocks, ...(guide?.blocks ?? ([] as Block[]))]);
  const texts = [title, name ?? '', ...lines.flatMap((line) => line.map(({ text }) => text))];
  return texts.some((text) => inPieces(text).some(({ font }) => font === 'NotoChinese'));
}
