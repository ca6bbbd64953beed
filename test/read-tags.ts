import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the PDF with what it holds: its words, or further elements. */
export type TagTree = [string, string | TagTree[]];

type Node = {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};

/** The structure of the first page as somebody hears it who has it read out. */
export async function readTags(bytes: Uint8Array): Promise<TagTree[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const [root, { items }] = await Promise.all([
    page.getStructTree() as Promise<Node>,
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  await pdf.destroy();
  const words = new Map<string, string>();
  let open = '';
  for (const item of items) {
    if ('str' in item) words.set(open, (words.get(open) ?? '') + item.str);
    else if ('id' in item) open = item.id ?? '';
  }
  const read = ({ role = '', children = [] }: Node): TagTree => {
    const elements = children.filter(({ type }) => type !== 'content');
    if (elements.length > 0) return [role, elements.map(read)];
    return [role, children.map(({ id = '' }) => (words.get(id) ?? '').trim()).join(' ')];
  };
  const document = root.children?.[0];
  return (document?.children ?? []).map(read);
}
