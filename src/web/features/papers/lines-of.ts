import type { Page } from 'tesseract.js';
import type { Box, Line, PageText } from '#domain/papers/page-text.ts';

type Size = { readonly width: number; readonly height: number };

/** What the engine found, as words with their places. */
export function linesOf({ blocks }: Page, { width, height }: Size): PageText {
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line): Line => ({
      box: boxOf(line.bbox),
      words: line.words
        .filter(({ text }) => /[\p{L}\p{N}$]/u.test(text))
        .map(({ text, confidence, bbox }) => ({ text, confidence, box: boxOf(bbox) })),
    }))
    .filter(({ words }) => words.length > 0);
  return { width, height, lines };
}

const boxOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Box => ({
  left: x0,
  top: y0,
  right: x1,
  bottom: y1,
});
