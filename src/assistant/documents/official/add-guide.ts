import { PDFDocument } from '@cantoo/pdf-lib';

/** The filled form, and after it the page for the person: what to do with it. The fields stay as they are. */
export async function addGuide(form: Uint8Array, guide: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(form, { updateMetadata: false });
  const added = await PDFDocument.load(guide);
  for (const page of await pdf.copyPages(added, added.getPageIndices())) pdf.addPage(page);
  return pdf.save({ updateFieldAppearances: false });
}
