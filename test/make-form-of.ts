import { PDFDocument } from '@cantoo/pdf-lib';

export type FieldOf = {
  readonly name: string;
  readonly kind: 'text' | 'lines' | 'check' | 'radio' | 'choice' | 'choices';
  readonly maxLength?: number;
  readonly values?: readonly string[];
};

const [ROW, ROWS_ON_PAGE] = [18, 40];

/** A PDF with the fields of an office's form, by their names and kinds, and nothing else of it: the form itself is not ours to keep. */
export async function makeFormOf(fields: readonly FieldOf[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const form = pdf.getForm();
  let page = pdf.addPage([612, 792]);
  for (const [index, { name, kind, maxLength, values = [] }] of fields.entries()) {
    if (index > 0 && index % ROWS_ON_PAGE === 0) page = pdf.addPage([612, 792]);
    const at = { x: 40, y: 760 - (index % ROWS_ON_PAGE) * ROW, width: 300, height: 14 };
    if (kind === 'check') form.createCheckBox(name).addToPage(page, { ...at, width: 14 });
    else if (kind === 'radio') {
      const group = form.createRadioGroup(name);
      values.forEach((value, circle) => group.addOptionToPage(value, page, { ...at, x: 40 + circle * 20, width: 14 }));
    } else if (kind === 'choice' || kind === 'choices') {
      const list = form.createDropdown(name);
      list.addOptions([...values]);
      list.addToPage(page, at);
    } else {
      const line = form.createTextField(name);
      if (kind === 'lines') line.enableMultiline();
      if (maxLength !== undefined) line.setMaxLength(maxLength);
      line.addToPage(page, at);
    }
  }
  return pdf.save();
}
