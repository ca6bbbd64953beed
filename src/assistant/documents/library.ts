import type { Answers } from '#domain/documents/answers.ts';
import { fillTemplate } from '#domain/documents/template/fill-template.ts';
import { formValues, type FormLink, type FormValues } from '#domain/documents/official-form.ts';
import { plainText } from '#domain/documents/template/plain-text.ts';
import type { Language } from '../content/words.ts';
import type { Definition } from './definition.ts';
import { guideOf } from './guide.ts';
import { loadDefinitions } from './load-definitions.ts';
import { FormFault } from './official/form-fault.ts';
import type { FormReading } from './official/read-form.ts';
import { createPdfPrinter } from './pdf/pdf-printer.ts';

const READ_LIMIT_MS = 10_000;
const UNREADABLE = 'This PDF is damaged, or too complicated to be read.';

export type Made = { readonly pdf: Uint8Array<ArrayBuffer>; readonly text: string };
type Filling = {
  readonly answers: Answers;
  readonly today: string;
  readonly title: string;
  /** In which the person is told what to do; the paper itself is English. */
  readonly language?: Language | undefined;
};
type OfficialPdf = { readonly pdf: Uint8Array; readonly links: readonly FormLink[] };

/** Every form and letter of ours, and the press that prints them and fills in those of others. */
export type DocumentLibrary = {
  readonly definitions: readonly Definition[];
  find(id: string): Definition | undefined;
  make(definition: Definition, filling: Filling): Promise<Made>;
  /** Somebody else's PDF, filled in from the answers to our questions. */
  fill(definition: Definition, filling: Filling, official: OfficialPdf): Promise<Made>;
  fillForm(pdf: Uint8Array, values: FormValues): Promise<Uint8Array<ArrayBuffer>>;
  /** Reads a PDF that somebody has sent, in a thread that it can only harm itself. Rejects with a `FormFault`. */
  readForm(upload: Uint8Array): Promise<FormReading>;
  close(): Promise<void>;
};

/** Whose paper it is. */
function nameIn({ yourName }: Answers): string | undefined {
  return typeof yourName === 'string' ? yourName : undefined;
}

export function createDocumentLibrary(definitions = loadDefinitions()): DocumentLibrary {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const printer = createPdfPrinter();
  // Apart from the press: what a stranger's file does to its reader keeps nobody's letter waiting.
  const reader = createPdfPrinter({ timeLimitMs: READ_LIMIT_MS, idleMs: 0 });
  const blocksOf = (definition: Definition, { answers, today }: Filling) =>
    fillTemplate(definition, definition.template, { answers, today });
  return {
    definitions,
    find: (id) => byId.get(id),
    async make(definition, filling) {
      const blocks = blocksOf(definition, filling);
      const guide = guideOf(definition, { answers: filling.answers, language: filling.language ?? 'en' });
      const paper = {
        title: filling.title,
        name: nameIn(filling.answers),
        isDouble: definition.spacing === 'double',
        blocks,
        guide,
      };
      const { pdf } = await printer.run({ paper });
      return { pdf, text: plainText([...blocks, { type: 'part', line: [] }, ...guide.blocks]) };
    },
    async fill(definition, filling, { pdf, links }) {
      const values = formValues(definition, links, filling.answers);
      const { answers, language = 'en', title } = filling;
      const guide = guideOf(definition, { answers, language });
      const filled = await printer.run({ form: pdf, values, guide: { title, blocks: [], guide } });
      const text = plainText([...blocksOf(definition, filling), { type: 'part', line: [] }, ...guide.blocks]);
      return { pdf: filled.pdf, text };
    },
    fillForm: async (form, values) => (await printer.run({ form, values })).pdf,
    async readForm(upload) {
      const { pdf, reading } = await reader.run({ upload }).catch((error: unknown) => {
        throw error instanceof FormFault ? error : new FormFault(UNREADABLE, { cause: error });
      });
      if (!reading) throw new FormFault(UNREADABLE);
      return { ...reading, pdf };
    },
    close: async () => void (await Promise.all([printer.close(), reader.close()])),
  };
}
