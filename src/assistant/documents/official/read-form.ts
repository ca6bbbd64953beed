import {
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { FormField } from '#domain/documents/official-form.ts';
import { circlesOf } from './circles.ts';
import { FormFault } from './form-fault.ts';
import { openForm } from './open-form.ts';
import { printedWords } from './printed/printed-words.ts';
import { withPrinted, type Found } from './printed/with-printed.ts';
import type { Place } from './printed/words-beside.ts';

export type FormReading = {
  readonly pages: number;
  readonly fields: readonly FormField[];
  /** The file to keep, without anything that acts by itself. */
  readonly pdf: Uint8Array;
};

const FIELDS_MAX = 600;
const PAGES_MAX = 60;

/** The fields that a person can fill in, in the order in which the paper is read. Buttons, signatures and locked fields stay as they are. */
export async function readForm(bytes: Uint8Array): Promise<FormReading> {
  const pdf = await openForm(bytes);
  const pages = pdf.getPageCount();
  if (pages > PAGES_MAX) throw new FormFault(`This PDF has more than ${PAGES_MAX} pages.`);
  const pageOf = pagesByWidget(pdf);
  const found = inReadingOrder(
    pdf
      .getForm()
      .getFields()
      .flatMap((field) => describe(field, pageOf).map((described) => ({ described, places: placesOf(field, pageOf) }))),
  );
  if (found.length === 0) throw new FormFault('All fields of this PDF are locked.');
  if (found.length > FIELDS_MAX) throw new FormFault(`This PDF has more than ${FIELDS_MAX} fields.`);
  const kept = await pdf.save({ updateFieldAppearances: false });
  return { pages, fields: withPrinted(found, await printedWords(kept)), pdf: kept };
}

function describe(field: PDFField, pageOf: Pages): FormField[] {
  if (field.isReadOnly()) return [];
  const what = kindOf(field);
  if (!what) return [];
  const [widget] = field.acroField.getWidgets();
  return [
    {
      name: field.getName(),
      hint: hintOf(field),
      page: (widget && pageOf.get(widget.dict)) ?? null,
      maxLength: null,
      values: [],
      ...what,
    },
  ];
}

const ROW_HEIGHT = 8;

function placesOf(field: PDFField, pageOf: Pages): Place[] {
  return field.acroField.getWidgets().map((widget) => {
    const { x, y, width, height } = widget.getRectangle();
    return { page: pageOf.get(widget.dict) ?? 1, left: x, right: x + width, bottom: y, top: y + height };
  });
}

/** Lines that look level often are not quite: a row reaches as far down as half of what begins it. */
function inReadingOrder(found: readonly Found[]): Found[] {
  const middleOf = ({ bottom, top }: Place) => (bottom + top) / 2;
  const placed = found
    .flatMap((one) => (one.places[0] ? [{ one, place: one.places[0] }] : []))
    .toSorted((a, b) => a.place.page - b.place.page || middleOf(b.place) - middleOf(a.place));
  const rows: (typeof placed)[] = [];
  for (const entry of placed) {
    const first = rows.at(-1)?.[0]?.place;
    const isLevel = first?.page === entry.place.page && middleOf(first) - middleOf(entry.place) < ROW_HEIGHT;
    if (isLevel) rows.at(-1)?.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.place.left - b.place.left).map(({ one }) => one));
}

function kindOf(field: PDFField): (Pick<FormField, 'kind'> & Partial<FormField>) | null {
  if (field instanceof PDFTextField) {
    return { kind: field.isMultiline() ? 'lines' : 'text', maxLength: field.getMaxLength() ?? null };
  }
  if (field instanceof PDFCheckBox) return { kind: 'check' };
  if (field instanceof PDFRadioGroup) return { kind: 'radio', values: circlesOf(field) };
  if (field instanceof PDFDropdown) return { kind: 'choice', values: field.getOptions() };
  if (field instanceof PDFOptionList) {
    return { kind: field.isMultiselect() ? 'choices' : 'choice', values: field.getOptions() };
  }
  return null;
}

function hintOf(field: PDFField): string | null {
  const hint = field.acroField.dict.lookup(PDFName.of('TU'));
  if (!(hint instanceof PDFString || hint instanceof PDFHexString)) return null;
  return (
    hint
      .decodeText()
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim() || null
  );
}

type Pages = ReadonlyMap<PDFDict, number>;

/** A field need not say on which page it stands, but each page names what stands on it. */
function pagesByWidget(pdf: PDFDocument): Pages {
  return new Map(
    pdf.getPages().flatMap((page, index) => {
      const annotations = page.node.Annots()?.asArray() ?? [];
      return annotations.flatMap((entry): [PDFDict, number][] => {
        const widget = pdf.context.lookup(entry);
        return widget instanceof PDFDict ? [[widget, index + 1]] : [];
      });
    }),
  );
}
