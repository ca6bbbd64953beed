import type { DocumentDefinition } from '#contract/documents/document-definition.ts';
import type { Sentences } from '#domain/documents/translated.ts';
import type { Template } from '#domain/documents/template/parse-template.ts';

/** A definition with the text that it prints. `id` is the name of its folder, `version` changes with every word of it. */
export type Definition = DocumentDefinition & {
  readonly id: string;
  readonly version: string;
  readonly text: string;
  readonly template: Template;
  /** Of an official form: what staff wrote in Spanish. Ours are translated in one place for all. */
  readonly spanish?: Sentences | undefined;
};
