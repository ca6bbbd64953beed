import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type FieldObject = { readonly type?: string; readonly value?: unknown; readonly exportValues?: string };

/** The values that a reader of the PDF finds in its fields. */
export async function readFields(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const objects = ((await pdf.getFieldObjects()) ?? {}) as unknown as Record<string, FieldObject[]>;
  await pdf.destroy();
  return Object.fromEntries(
    Object.entries(objects).flatMap(([name, all]) => {
      const [first] = all.filter(({ type }) => type !== undefined && type !== '');
      return first ? [[name, first.value]] : [];
    }),
  );
}
