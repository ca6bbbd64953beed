import { stopOf } from '#domain/documents/stops.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { makeFiles } from '#server/platform/official-forms/definitions.ts';
import { sealedFile } from '#server/platform/seal/sealed-file.ts';
import { saveFile } from './documents-repo.ts';
import { openDocument } from './open-document.ts';
import { toOpenDocument } from './to-document.ts';

/** Made of the answers as they were when it began; one that comes in meanwhile leaves it marked as not current. */
export const makeDocument: Handler<'makeDocument'> = async ({ data, caller, deps }) => {
  const { row, definition } = await openDocument(deps, data.documentId, caller.userId);
  const { answers, title, revision } = row;
  const stopped = stopOf(definition, answers, newYorkDay(deps.now()));
  if (stopped) throw new AppError('failed-precondition', `${stopped.stop.say} (${stopped.stop.law})`);
  const made = await makeFiles(deps, definition, {
    answers,
    title,
    today: newYorkDay(deps.now()),
    language: data.language,
  }).catch((error: unknown) => {
    deps.log.error({ err: error, definition: definition.id }, 'document not made');
    throw new AppError('unavailable', 'The PDF could not be made. Please try again.');
  });
  const file = { ...sealedFile(deps.env.authSecret, made), definitionVersion: definition.version };
  const values = { documentId: row.id, revision, madeAt: deps.now(), ...file };
  if (!(await deps.db.transaction((tx) => saveFile(tx, values)))) throw new AppError('not-found', 'Document not found');
  const now = await openDocument(deps, data.documentId, caller.userId);
  return { document: toOpenDocument(now.row, now.definition) };
};
