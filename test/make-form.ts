import { PDFDocument, PDFName, PDFString, rgb } from '@cantoo/pdf-lib';

/** A fillable PDF with every kind of field, as an office might publish it. */
export async function makeForm(change: (pdf: PDFDocument) => void | Promise<void> = () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  const at = (line: number) => ({ x: 72, y: 720 - line * 48, width: 300, height: 20, borderColor: rgb(0, 0, 0) });
  const name = form.createTextField('applicant.name');
  name.addToPage(page, at(0));
  name.acroField.dict.set(PDFName.of('TU'), PDFString.of('Full name of the applicant'));
  const reason = form.createTextField('reason');
  reason.enableMultiline();
  reason.addToPage(page, { ...at(2), height: 60 });
  const zip = form.createTextField('zip');
  zip.setMaxLength(5);
  zip.enableCombing();
  zip.addToPage(page, at(3));
  form.createCheckBox('employed').addToPage(page, { ...at(4), width: 20 });
  const status = form.createRadioGroup('status');
  for (const [index, option] of ['single', 'married'].entries()) {
    status.addOptionToPage(option, page, { x: 72 + index * 60, y: 480, width: 20, height: 20 });
  }
  const county = form.createDropdown('county');
  county.addOptions(['Kings', 'Queens', 'Bronx']);
  county.addToPage(page, at(6));
  const languages = form.createOptionList('languages');
  languages.addOptions(['English', 'Spanish', 'Chinese']);
  languages.enableMultiselect();
  languages.addToPage(page, { ...at(8), height: 60 });
  const office = form.createTextField('office.use');
  office.setText('0001');
  office.addToPage(page, at(9));
  office.enableReadOnly();
  await change(pdf);
  return pdf.save();
}
