import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFObjectParser, PDFString } from '@cantoo/pdf-lib';

type Parser = { readonly cryptoFactory?: unknown; parseString(ref?: unknown): PDFString | PDFHexString };

/**
 * The library puts the bytes of an unlocked string between parentheses as they are. One that holds a parenthesis or a
 * backslash then ends somewhere else in the saved copy and takes the fields after it along. Written in hexadecimal
 * digits nothing in it can end it.
 */
export function mendUnlockedStrings(): void {
  const parser = PDFObjectParser.prototype as unknown as Parser;
  if (mended.has(parser)) return;
  mended.add(parser);
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the parser that it belongs to
  const { parseString } = parser;
  parser.parseString = function parse(this: Parser, ref?: unknown) {
    const read = parseString.call(this, ref);
    const isUnlocked = this.cryptoFactory !== undefined && ref !== undefined;
    return isUnlocked && read instanceof PDFString ? inHexadecimal(read) : read;
  };
}

const mended = new WeakSet<Parser>();

const inHexadecimal = (text: PDFString) =>
  PDFHexString.fromBytes(Uint8Array.from(text.asString(), (byte) => byte.charCodeAt(0)));

const [FILTER, STANDARD, OWNER_KEY] = [PDFName.of('Filter'), PDFName.of('Standard'), PDFName.of('O')];

/** How the file was locked says nothing about the copy, and the library leaves it behind. */
export function dropLock(pdf: PDFDocument): void {
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.get(FILTER) === STANDARD && object.has(OWNER_KEY)) pdf.context.delete(ref);
  }
}
