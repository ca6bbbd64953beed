import { createHash } from 'node:crypto';
import { DocumentDefinition } from '#contract/documents/document-definition.ts';
import { optionsFrom } from '#domain/documents/listed-options.ts';
import { parseTemplate, TemplateError, type Template } from '#domain/documents/template/parse-template.ts';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import type { Definition } from './definition.ts';

const VERSION_LENGTH = 16;

export type DefinitionFiles = { readonly yaml: string; readonly text: string };

/** Reads the two files of a document. The message of the error is meant for whoever wrote them. */
export function parseDefinition(id: string, { yaml, text }: DefinitionFiles): Definition {
  const parsed = DocumentDefinition.safeParse(parseYaml(yaml));
  if (!parsed.success) throw new Error(`${id}: ${z.prettifyError(parsed.error)}`);
  const version = createHash('sha256').update(`${yaml}\0${text}`).digest('hex').slice(0, VERSION_LENGTH);
  return {
    ...parsed.data,
    sections: withLists(parsed.data.sections),
    id,
    version,
    text,
    template: templateOf(id, text),
  };
}

/** A question that is answered from a list carries its options from here on. */
function withLists(sections: DocumentDefinition['sections']): DocumentDefinition['sections'] {
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.from ? { ...field, options: optionsFrom(field.from) } : field)),
  }));
}

function templateOf(id: string, text: string): Template {
  try {
    return parseTemplate(text);
  } catch (error) {
    if (error instanceof TemplateError) throw new Error(`${id}: text.md: ${error.message}`, { cause: error });
    throw error;
  }
}
