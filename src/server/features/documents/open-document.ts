import type { Definition } from '#assistant/documents/definition.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDefinition } from '#server/platform/official-forms/definitions.ts';
import { openAnswers } from '#server/platform/seal/sealed-answers.ts';
import { findDocument, type DocumentRow } from './documents-repo.ts';

export type Opened = { readonly row: DocumentRow; readonly definition: Definition };

/** One of this person's documents, with the definition that it fills in. */
export async function openDocument(deps: Deps, documentId: string, ownerId: string): Promise<Opened> {
  const row = await findDocument(deps.db, { documentId, ownerId });
  if (!row) throw new AppError('not-found', 'Document not found');
  const definition = await findDefinition(deps, row.definitionId);
  if (!definition) throw new AppError('failed-precondition', 'This document is no longer offered.');
  return { row: { ...row, answers: openAnswers(deps.env.authSecret, row.answers) }, definition };
}
