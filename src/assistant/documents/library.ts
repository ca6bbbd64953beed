import type { Answers } from '#domain/document/answers.ts';
import { fillTemplate } from '#domain/document/fill-template.ts';
import { plainText } from '#domain/document/plain-text.ts';
import type { Definition } from './definition.ts';
import { loadDefinitions } from './load-definitions.ts';
import { createPdfPrinter } from './pdf/pdf-printer.ts';

export type Made = { readonly pdf: Uint8Array<ArrayBuffer>; readonly text: string };

/** Every form and letter, and the press that prints them. */
export type DocumentLibrary = {
  readonly definitions: readonly Definition[];
  find(id: string): Definition | undefined;
  make(definition: Definition, filling: { answers: Answers; today: string; title: string }): Promise<Made>;
  close(): Promise<void>;
};

export function createDocumentLibrary(definitions = loadDefinitions()): DocumentLibrary {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const printer = createPdfPrinter();
  return {
    definitions,
    find: (id) => byId.get(id),
    async make(definition, { answers, today, title }) {
      const blocks = fillTemplate(definition, definition.template, { answers, today });
      const pdf = await printer.print({ title, blocks });
      return { pdf, text: plainText(blocks) };
    },
    close: () => printer.close(),
  };
}
