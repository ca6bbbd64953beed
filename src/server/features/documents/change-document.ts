import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { removeDocument, retitle } from './documents-repo.ts';

const notFound = () => new AppError('not-found', 'Document not found');

export const renameDocument: Handler<'renameDocument'> = async ({ data, caller, deps }) => {
  const key = { documentId: data.documentId, ownerId: caller.userId };
  if (!(await retitle(deps.db, key, data.newTitle, deps.now()))) throw notFound();
  return { success: true };
};

export const deleteDocument: Handler<'deleteDocument'> = async ({ data, caller, deps }) => {
  if (!(await removeDocument(deps.db, { documentId: data.documentId, ownerId: caller.userId }))) throw notFound();
  return { success: true };
};
