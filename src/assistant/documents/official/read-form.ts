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
import type { FormField } from '#domain/document/official-form.ts';
import { FormFault, openForm } from './open-form.ts';

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
  const fields = pdf
    .getForm()
    .getFields()
    .flatMap((field) => describe(field, pageOf).map((described) => ({ described, ...placeOf(field) })))
    .toSorted((a, b) => (a.described.page ?? 0) - (b.described.page ?? 0) || b.row - a.row || a.left - b.left)
    .map(({ described }) => described);
  if (fields.length === 0) throw new FormFault('All fields of this PDF are locked.');
  if (fields.length > FIELDS_MAX) throw new FormFault(`This PDF has more than ${FIELDS_MAX} fields.`);
  return { pages, fields, pdf: await pdf.save({ updateFieldAppearances: false }) };
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

/** Lines that look level often are not quite. */
function placeOf(field: PDFField): { readonly row: number; readonly left: number } {
  const { x = 0, y = 0, height = 0 } = field.acroField.getWidgets()[0]?.getRectangle() ?? {};
  return { row: Math.round((y + height / 2) / ROW_HEIGHT), left: x };
}

function kindOf(field: PDFField): (Pick<FormField, 'kind'> & Partial<FormField>) | null {
  if (field instanceof PDFTextField) {
    return { kind: field.isMultiline() ? 'lines' : 'text', maxLength: field.getMaxLength() ?? null };
  }
  if (field instanceof PDFCheckBox) return { kind: 'check' };
  if (field instanceof PDFRadioGroup) return { kind: 'radio', values: field.getOptions() };
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
