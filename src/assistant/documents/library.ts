import type { Answers } from '#domain/document/answers.ts';
import { fillTemplate } from '#domain/document/fill-template.ts';
import { formValues, type FormLink, type FormValues } from '#domain/document/official-form.ts';
import { plainText } from '#domain/document/plain-text.ts';
import type { Definition } from './definition.ts';
import { loadDefinitions } from './load-definitions.ts';
import { createPdfPrinter } from './pdf/pdf-printer.ts';

export type Made = { readonly pdf: Uint8Array<ArrayBuffer>; readonly text: string };
type Filling = { readonly answers: Answers; readonly today: string; readonly title: string };
type OfficialPdf = { readonly pdf: Uint8Array; readonly links: readonly FormLink[] };

/** Every form and letter of ours, and the press that prints them and fills in those of others. */
export type DocumentLibrary = {
  readonly definitions: readonly Definition[];
  find(id: string): Definition | undefined;
  make(definition: Definition, filling: Filling): Promise<Made>;
  /** Somebody else's PDF, filled in from the answers to our questions. */
  fill(definition: Definition, filling: Filling, official: OfficialPdf): Promise<Made>;
  fillForm(pdf: Uint8Array, values: FormValues): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

export function createDocumentLibrary(definitions = loadDefinitions()): DocumentLibrary {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const printer = createPdfPrinter();
  const blocksOf = (definition: Definition, { answers, today }: Filling) =>
    fillTemplate(definition, definition.template, { answers, today });
  return {
    definitions,
    find: (id) => byId.get(id),
    async make(definition, filling) {
      const blocks = blocksOf(definition, filling);
      const pdf = await printer.run({ paper: { title: filling.title, blocks } });
      return { pdf, text: plainText(blocks) };
    },
    async fill(definition, filling, { pdf, links }) {
      const values = formValues(definition, links, filling.answers);
      const filled = await printer.run({ form: pdf, values });
      return { pdf: filled, text: plainText(blocksOf(definition, filling)) };
    },
    fillForm: (form, values) => printer.run({ form, values }),
    close: () => printer.close(),
  };
}
