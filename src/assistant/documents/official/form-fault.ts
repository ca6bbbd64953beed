/** Why a PDF cannot be used, in words for staff. In a file of its own: whoever hears of it need not load what reads PDFs. */
export class FormFault extends Error {
  override readonly name = 'FormFault';
}
