import { DOCUMENT_KINDS } from '#domain/documents/definition.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { DOCUMENT_TITLE_MAX } from '#domain/limits.ts';
import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Done, ForReader, Id, Language, Timestamp, optional } from '#contract/fields.ts';
import { DocumentDefinition } from './document-definition.ts';

/** A form or letter in the library, as lists show it. */
export const DocumentListing = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(ISSUE_CATEGORIES),
  kind: z.enum(DOCUMENT_KINDS),
  summary: z.string(),
  /** How people ask for it, in English and Spanish: what a search looks through. */
  asked: z.array(z.string()),
});
export type DocumentListing = z.infer<typeof DocumentListing>;

/** With the text that it prints, so that a browser can show the paper while it is being filled in. */
export const LibraryDocument = DocumentDefinition.extend({
  id: z.string(),
  version: z.string(),
  text: z.string(),
  /** Its sentences in Spanish, by the English ones. */
  spanish: z.record(z.string(), z.string()),
});
export type LibraryDocument = z.infer<typeof LibraryDocument>;

/** `null` is "I don't know", which is an answer too. */
const Answer = z.union([z.string(), z.array(z.string()), z.array(z.record(z.string(), z.string())), z.null()]);
const Answers = z.record(z.string(), Answer);

/** Somebody's own document. `made` is there once a PDF was made; it is not current when answers changed since. */
export const UserDocument = z.object({
  id: z.string(),
  definitionId: z.string(),
  title: z.string(),
  chatId: z.string().nullable(),
  chatTitle: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  progress: z.object({ asked: z.number(), of: z.number() }),
  made: z.object({ at: Timestamp, isCurrent: z.boolean() }).nullable(),
});
export type UserDocument = z.infer<typeof UserDocument>;

/** Everything that filling it in needs. */
export const OpenDocument = UserDocument.extend({
  revision: z.number(),
  answers: Answers,
  /** What the chat or the account knew; printed only once the person has confirmed it. */
  offered: Answers,
  /** Characters in the answers that no font can print. */
  unprintable: z.array(z.string()),
  definition: LibraryDocument,
});
export type OpenDocument = z.infer<typeof OpenDocument>;

const DefinitionId = z.string({ error: 'Unknown document' }).regex(/^[a-z0-9-]{1,64}$/);
/** What is wrong with a single answer is said by the domain, in its own words. */
const GivenAnswers = z.record(z.string().max(64), z.unknown(), { error: 'Answers are required' });

export const documents = {
  listDocumentDefinitions: callable({
    access: 'public',
    summary: 'The forms and letters that can be filled in.',
    input: ForReader,
    output: z.object({ definitions: z.array(DocumentListing) }),
  }),
  getDocumentDefinition: callable({
    access: 'public',
    summary: 'One form or letter: what it is for, what it asks, what it prints.',
    input: z.object({ definitionId: DefinitionId }),
    output: z.object({ definition: LibraryDocument }),
  }),
  startDocument: callable({
    access: 'visitor',
    summary:
      'Starts filling in a form or letter. With a chat, what the chat knows is offered; started twice there, it goes on.',
    input: z.object({ definitionId: DefinitionId, chatId: optional(Id) }),
    output: z.object({ documentId: z.string() }),
  }),
  getUserDocuments: callable({
    access: 'visitor',
    summary: "The caller's documents, the last changed first.",
    input: ForReader,
    output: z.object({ documents: z.array(UserDocument) }),
  }),
  getDocument: callable({
    access: 'visitor',
    summary: "One of the caller's documents with its questions and answers.",
    input: z.object({ documentId: Id }),
    output: z.object({ document: OpenDocument }),
  }),
  saveDocumentAnswers: callable({
    access: 'visitor',
    summary:
      'Keeps answers. A revision that is not the last is refused with `aborted` and the answers as they are, so that two tabs lose nothing.',
    input: z.object({ documentId: Id, revision: z.int({ error: 'Revision is required' }), answers: GivenAnswers }),
    output: z.object({ document: OpenDocument }),
  }),
  renameDocument: callable({
    access: 'visitor',
    summary: 'Gives a document a title of its own.',
    input: z.object({
      documentId: Id,
      newTitle: z
        .string({ error: 'Title is required' })
        .trim()
        .min(1)
        .max(DOCUMENT_TITLE_MAX, { error: `Title must be at most ${DOCUMENT_TITLE_MAX} characters` }),
    }),
    output: Done,
  }),
  deleteDocument: callable({
    access: 'visitor',
    summary: 'Deletes a document with its answers and files.',
    input: z.object({ documentId: Id }),
    output: Done,
  }),
  makeDocument: callable({
    access: 'visitor',
    summary:
      'Makes the PDF and the text of a document from its answers; what was made before is replaced. The page with what to do is in the language asked for.',
    input: z.object({ documentId: Id, language: optional(Language) }),
    output: z.object({ document: OpenDocument }),
  }),
};
