import { readFileSync } from 'node:fs';
import * as fontkit from '@cantoo/fontkit';
import {
  PDFCheckBox,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { FormValue, FormValues } from '#domain/documents/official-form.ts';
import { FONT_NAMES, FONTS } from '../pdf/fonts.ts';
import { canDraw, inPieces } from '../pdf/printable.ts';
import { selectCircle } from './circles.ts';
import { openForm } from './open-form.ts';

/** The PDF with these values in its fields, still to be changed by hand. What is not named stays as it was. */
export async function fillForm(bytes: Uint8Array, values: FormValues): Promise<Uint8Array> {
  const pdf = await openForm(bytes);
  const fonts = createFonts(pdf);
  for (const field of pdf.getForm().getFields()) {
    const value = Object.hasOwn(values, field.getName()) ? values[field.getName()] : undefined;
    if (value !== undefined && !field.isReadOnly()) await setField(field, value, fonts);
  }
  return pdf.save({ updateFieldAppearances: false });
}

async function setField(field: PDFField, value: FormValue, fonts: Fonts): Promise<void> {
  if (field instanceof PDFCheckBox) {
    if (value === true) field.check();
  } else if (field instanceof PDFRadioGroup) {
    if (typeof value === 'string') selectCircle(field, value);
  } else if (field instanceof PDFDropdown || field instanceof PDFOptionList) {
    const options = field.getOptions();
    const chosen = [value].flat().filter((one) => typeof one === 'string' && options.includes(one)) as string[];
    if (chosen.length === 0) return;
    field.select(field instanceof PDFOptionList && field.isMultiselect() ? chosen : chosen.slice(0, 1));
    field.updateAppearances(await fonts.for(chosen.join('')));
  } else if (field instanceof PDFTextField && typeof value === 'string') {
    await setText(field, value, fonts);
  }
}

async function setText(field: PDFTextField, value: string, fonts: Fonts): Promise<void> {
  const text = printable(field.isMultiline() ? value : value.replaceAll(/\s*\n\s*/g, ', '));
  if (field.isRichFormatted()) field.disableRichFormatting();
  field.setText(text.slice(0, field.getMaxLength() ?? text.length));
  // Left to itself, a large box prints a short answer in large letters.
  if (field.isMultiline() && text.length < LONG_TEXT && sizesItself(field)) field.setFontSize(LINES_SIZE);
  const height = field.acroField.getWidgets()[0]?.getRectangle().height ?? 0;
  if (!field.isMultiline() && fontOf(text) === 'NotoArabic') field.setFontSize(Math.max(6, height * ARABIC_SHARE));
  field.updateAppearances(await fonts.for(text));
}

/** Arabic letters reach far below the line: in a size that suits others the line of the form cuts them off. */
const ARABIC_SHARE = 0.45;
const LONG_TEXT = 200;
const LINES_SIZE = 10;

const sizesItself = (field: PDFTextField) => / 0 Tf\b/.test(` ${field.acroField.getDefaultAppearance() ?? ''}`);

/** A field has one font. What that cannot draw is a box, as in our own documents. */
function printable(text: string): string {
  const plain = text.replaceAll(/[^\P{Cc}\n]/gu, ' ');
  if (FONT_NAMES.some((font) => canDraw(font, plain))) return plain;
  return inPieces(plain)
    .map((piece) => piece.text)
    .join('');
}

const fontOf = (text: string) => FONT_NAMES.find((font) => canDraw(font, text)) ?? 'NotoChinese';

type Fonts = { for(text: string): Promise<PDFFont> };

/** Helvetica holds what English and Spanish need and is in every reader; the others are embedded when a text needs them. */
function createFonts(pdf: PDFDocument): Fonts {
  const embedded = new Map<string, Promise<PDFFont>>();
  const once = (name: string, embed: () => Promise<PDFFont>) => {
    const font = embedded.get(name) ?? embed();
    embedded.set(name, font);
    return font;
  };
  return {
    for(text) {
      if (isLatin(text)) return once('latin', () => pdf.embedFont(StandardFonts.Helvetica));
      const file = FONTS[fontOf(text)].normal;
      pdf.registerFontkit(fontkit);
      return once(file, () => pdf.embedFont(readFileSync(file), { subset: true }));
    },
  };
}

/** The characters of the encoding that the standard fonts have. */
const isLatin = (text: string) => /^[\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]*$/.test(text);
