import { readFileSync } from 'node:fs';
import { FONT_NAMES, type FontName, FONTS } from './fonts.ts';
import { covers, readCoverage, type Coverage } from './read-coverage.ts';
import { joinRightToLeft } from './right-to-left.ts';

export type { FontName };
/** A stretch of text that one font can draw. */
export type Piece = { readonly text: string; readonly font: FontName };

/** Stands where no font has the character: seen by the reader, and told to the person. */
const BOX = '□';
const BOX_FONT = 'NotoChinese';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors: they shape their neighbours and are nothing by themselves. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}/gu;

const coverageOf = new Map<FontName, Coverage>();

function coverage(font: FontName): Coverage {
  const known = coverageOf.get(font) ?? readCoverage(readFileSync(FONTS[font].normal));
  coverageOf.set(font, known);
  return known;
}

/** Whether one font has every character of a text. */
export const canDraw = (font: FontName, text: string): boolean =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0).every(
    (codePoint) => codePoint === 0x0a || covers(coverage(font), codePoint),
  );

const fontFor = (text: string): FontName | null => FONT_NAMES.find((font) => canDraw(font, text)) ?? null;

/** Cuts a text into stretches by font. What no font can draw becomes a box. */
export function inPieces(text: string): Piece[] {
  if (canDraw('Noto', text)) return text === '' ? [] : [{ text, font: 'Noto' }];
  const pieces: { text: string; font: FontName }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const bare = segment.replace(SHAPING, '');
    const found = fontFor(bare);
    const font = found ?? BOX_FONT;
    const drawn = found === null ? BOX : found !== 'Noto' && canDraw(found, segment) ? segment : bare;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += drawn;
    else pieces.push({ text: drawn, font });
  }
  return joinRightToLeft(pieces.filter((piece) => piece.text !== ''));
}

/** The characters of a text that cannot be printed, each once. */
export function unprintableIn(text: string): string[] {
  if (canDraw('Noto', text)) return [];
  const segments = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return [...new Set(segments)].filter((segment) => fontFor(segment.replace(SHAPING, '')) === null);
}
