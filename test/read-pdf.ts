import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly language: string;
};

/** What a reader of the PDF finds in it: the text as it can be copied, with single spaces. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push(text.replace(/\s+/g, ' ').trim());
  }
  const { info } = await pdf.getMetadata();
  const { Title = '', Language = '' } = info as { Title?: string; Language?: string };
  await pdf.destroy();
  return { pages, text: pages.join(' '), title: Title, language: Language };
}
