import type { Definition } from '#assistant/documents/definition.ts';
import { readIn, spanishOf } from '#assistant/documents/in-spanish.ts';
import { unprintableIn } from '#assistant/documents/pdf/printable.ts';
import type { LibraryDocument, OpenDocument, UserDocument } from '#contract/documents/documents.ts';
import type { Language } from '#domain/language.ts';
import { progressOf, type Answers } from '#domain/documents/answers.ts';
import { maskAnswers } from '#server/platform/seal/sealed-answers.ts';
import type { DocumentRow } from './documents-repo.ts';

/** A stored row as its owner sees it in a list. A definition that is no longer offered has no questions left. */
export function toDocument(row: DocumentRow, definition: Definition | undefined, language?: Language): UserDocument {
  // What somebody named themselves keeps that name.
  const isUnnamed = definition !== undefined && row.title === definition.title;
  return {
    id: row.id,
    definitionId: row.definitionId,
    title: isUnnamed ? readIn(definition, language).title : row.title,
    chatId: row.chatId,
    chatTitle: row.chatTitle,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    progress: definition ? progressOf(definition, row.answers) : { asked: 0, of: 0 },
    made: row.madeAt ? { at: row.madeAt.toISOString(), isCurrent: row.madeRevision === row.revision } : null,
  };
}

export function toOpenDocument(row: DocumentRow, definition: Definition): OpenDocument {
  const { revision, answers, offered } = row;
  return {
    ...toDocument(row, definition),
    revision,
    answers: copyOf(maskAnswers(definition, answers)),
    offered: copyOf(offered),
    unprintable: unprintableIn(JSON.stringify(answers)),
    definition: toLibraryDocument(definition),
  };
}

export function toLibraryDocument(definition: Definition): LibraryDocument {
  const { template: _, ...rest } = definition;
  return { ...rest, spanish: spanishOf(definition) };
}

/** The wire's arrays may be written to, the domain's may not. */
function copyOf(answers: Answers): OpenDocument['answers'] {
  return structuredClone(answers) as OpenDocument['answers'];
}
