import { PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** A form as many offices make it: the words stand on the paper, and the fields say nothing of themselves. */
export async function makePrintedForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const print = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10, font });
  const line = (name: string, x: number, y: number, width = 150) =>
    form.createTextField(name).addToPage(page, { x, y, width, height: 14, borderColor: rgb(0, 0, 0) });
  const box = (name: string, x: number, y: number) =>
    form.createCheckBox(name).addToPage(page, { x, y, width: 10, height: 10 });

  print('ABOUT YOU', 50, 740);
  print('Your full name:', 50, 720);
  line('Text1', 130, 717);
  print('Date of birth:', 330, 720);
  line('Text2', 400, 717, 100);
  print('HOUSEHOLD INCOME (check all that apply)', 50, 690);
  box('Box1', 50, 668);
  print('Wages', 66, 670);
  box('Box2', 50, 652);
  print('Pension', 66, 654);
  box('Box3', 50, 636);
  print('Child support', 66, 638);
  print('Monthly total', 50, 610);
  print('$', 192, 610);
  line('Text3', 200, 607);
  print('Are you a tenant? (check one)', 50, 580);
  circles(page, 560);
  for (const [index, y] of [500, 480].entries()) {
    line(`Child${index + 1}Name`, 50, y);
    line(`Child${index + 1}Age`, 220, y, 40);
  }
  return pdf.save();

  /** All of them say "Yes" to programs: only their places tell them apart. */
  function circles(on: PDFPage, y: number) {
    const group = form.createRadioGroup('Group1');
    for (const [index, words] of ['Yes, with a lease', 'Yes, without a lease', 'No'].entries()) {
      group.addOptionToPage('Yes', on, { x: 50 + index * 150, y, width: 10, height: 10 });
      print(words, 66 + index * 150, y + 2);
    }
  }
}
