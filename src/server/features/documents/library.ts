import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { readIn } from '#assistant/documents/in-spanish.ts';
import { findOffered, listDefinitions } from '#server/platform/official-forms/definitions.ts';
import { toLibraryDocument } from './to-document.ts';

export const listDocumentDefinitions: Handler<'listDocumentDefinitions'> = async ({ data, deps }) => ({
  definitions: (await listDefinitions(deps)).map((definition) => {
    const { id, title, category, kind, summary, ask, pide } = readIn(definition, data?.language);
    return {
      id,
      title,
      category,
      kind,
      summary,
      asked: [...ask, ...pide],
    };
  }),
});

export const getDocumentDefinition: Handler<'getDocumentDefinition'> = async ({ data, deps }) => {
  const definition = await findOffered(deps, data.definitionId);
  if (!definition) throw new AppError('not-found', 'Document not found');
  return { definition: toLibraryDocument(definition) };
};
