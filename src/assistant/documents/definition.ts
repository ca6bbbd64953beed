import type { DocumentDefinition } from '#contract/document-definition.ts';
import type { Template } from '#domain/document/parse-template.ts';

/** A definition with the text that it prints. `id` is the name of its folder, `version` changes with every word of it. */
export type Definition = DocumentDefinition & {
  readonly id: string;
  readonly version: string;
  readonly text: string;
  readonly template: Template;
};
