import type { Handler } from '#server/callable/handler.ts';
import { listDocuments } from './documents-repo.ts';
import { openDocument } from './open-document.ts';
import { toDocument, toOpenDocument } from './to-document.ts';

export const getDocument: Handler<'getDocument'> = async ({ data, caller, deps }) => {
  const { row, definition } = await openDocument(deps, data.documentId, caller.userId);
  return { document: toOpenDocument(row, definition) };
};

export const getUserDocuments: Handler<'getUserDocuments'> = async ({ caller, deps }) => {
  const rows = await listDocuments(deps.db, caller.userId);
  return { documents: rows.map((row) => toDocument(row, deps.library.find(row.definitionId))) };
};
