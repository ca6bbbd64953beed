import type { Definition } from '#assistant/documents/definition.ts';
import type { Answer, Answers } from '#domain/documents/answers.ts';
import { fieldsOf } from '#domain/documents/definition.ts';
import { readAnswer } from '#domain/documents/read-answer.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { sealAnswers, unmaskAnswers } from '#server/platform/seal/sealed-answers.ts';
import { saveAnswers } from './documents-repo.ts';
import { openDocument } from './open-document.ts';
import { toOpenDocument } from './to-document.ts';

export const saveDocumentAnswers: Handler<'saveDocumentAnswers'> = async ({ data, caller, deps }) => {
  const { definition, row: before } = await openDocument(deps, data.documentId, caller.userId);
  const given = unmaskAnswers(definition, readAll(definition, data.answers, newYorkDay(deps.now())), before.answers);
  const answers = sealAnswers(deps.env.authSecret, definition, given);
  const key = { documentId: data.documentId, ownerId: caller.userId };
  const isSaved = await saveAnswers(deps.db, key, { revision: data.revision, answers }, deps.now());
  const { row } = await openDocument(deps, data.documentId, caller.userId);
  const document = toOpenDocument(row, definition);
  if (!isSaved) {
    const { revision, answers: current } = document;
    throw new AppError('aborted', 'This document was changed somewhere else.', { revision, answers: current });
  }
  return { document };
};

function readAll(definition: Definition, given: Readonly<Record<string, unknown>>, today: string): Answers {
  const fields = new Map(fieldsOf(definition).map((field) => [field.id, field]));
  return Object.fromEntries(
    Object.entries(given).map(([id, value]): [string, Answer] => {
      const field = fields.get(id);
      if (!field) throw new AppError('invalid-argument', `There is no question ${id}`);
      const read = readAnswer(field, value, today);
      if (!read.ok) throw new AppError('invalid-argument', read.problem, [{ path: id, message: read.problem }]);
      return [id, read.answer];
    }),
  );
}
