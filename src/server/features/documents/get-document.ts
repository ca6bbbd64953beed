import type { Handler } from '#server/callable/handler.ts';
import { findDefinition } from '#server/platform/official-forms/definitions.ts';
import { listDocuments } from './documents-repo.ts';
import { openDocument } from './open-document.ts';
import { toDocument, toOpenDocument } from './to-document.ts';

export const getDocument: Handler<'getDocument'> = async ({ data, caller, deps }) => {
  const { row, definition } = await openDocument(deps, data.documentId, caller.userId);
  return { document: toOpenDocument(row, definition) };
};

export const getUserDocuments: Handler<'getUserDocuments'> = async ({ data, caller, deps }) => {
  const rows = await listDocuments(deps.db, caller.userId);
  const kinds = [...new Set(rows.map(({ definitionId }) => definitionId))];
  const definitions = new Map(
    await Promise.all(kinds.map(async (id) => [id, await findDefinition(deps, id)] as const)),
  );
  return { documents: rows.map((row) => toDocument(row, definitions.get(row.definitionId), data?.language)) };
};
