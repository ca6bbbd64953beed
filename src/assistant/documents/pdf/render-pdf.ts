import { createRequire } from 'node:module';
import type { Block } from '#domain/documents/template/blocks.ts';
import { linesOf } from './content.ts';
import { FONT_NAMES, FONTS, type Faces } from './fonts.ts';
import { inPieces } from './printable.ts';
import { setParts, STYLES, type Paper } from './set-parts.ts';
import { writeTags } from './write-tags.ts';

export type { Paper };

type PdfMake = {
  setFonts(fonts: Readonly<Record<string, Faces>>): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Buffer> };
};

const require = createRequire(import.meta.url);
/** It has no types of its own. */
const pdfmake = require('pdfmake') as PdfMake;

// Everything that is printed comes from us: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
const FONT_FILES = new Set<string>(Object.values(FONTS).flatMap((faces) => Object.values(faces)));
pdfmake.setLocalAccessPolicy((file) => FONT_FILES.has(file));
writeTags();

export async function renderPdf(paper: Paper): Promise<Buffer> {
  pdfmake.setFonts(fontsOf(paper));
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

/** The large ones only where a text needs them. */
function fontsOf({ title, name, blocks, guide }: Paper): Record<string, Faces> {
  const lines = linesOf([...blocks, ...(guide?.blocks ?? ([] as Block[]))]);
  const texts = [title, name ?? '', ...lines.flatMap((line) => line.map(({ text }) => text))];
  const needed = new Set(texts.flatMap((text) => inPieces(text).map(({ font }) => font)));
  return Object.fromEntries(
    FONT_NAMES.filter((font) => font === 'Noto' || needed.has(font)).map((font) => [font, FONTS[font]]),
  );
}
