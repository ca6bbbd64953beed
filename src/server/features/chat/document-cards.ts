import type { Definition } from '#assistant/documents/definition.ts';
import { readIn } from '#assistant/documents/in-spanish.ts';
import type { DocumentCard } from '#contract/chat.ts';
import type { Language } from '#domain/language.ts';
import { progressOf } from '#domain/documents/answers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDefinition } from '#server/platform/official-forms/definitions.ts';
import { listChatDocuments, type ChatDocument } from './chat-documents-repo.ts';
import type { MessageRow } from './messages-repo.ts';

/** The cards under the messages of a chat, as things stand now: what was only offered then may be finished by now. */
export async function documentCardsFor(
  deps: Pick<Deps, 'db' | 'library'>,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => DocumentCard[]> {
  const chatId = rows.find(hasCards)?.chatId;
  const documents = chatId ? await listChatDocuments(deps.db, chatId) : [];
  const named = new Set(
    rows.flatMap((row) => [...(row.offeredDocuments ?? []), ...documents.map((one) => one.definitionId)]),
  );
  const definitions = new Map(
    await Promise.all([...named].map(async (id) => [id, await findDefinition(deps, id)] as const)),
  );
  return (row) => {
    const own = documents.find(({ id }) => id === row.documentId);
    const ids = own ? [own.definitionId] : (row.offeredDocuments ?? []);
    return ids.flatMap((definitionId) => {
      const definition = definitions.get(definitionId);
      return definition ? toCard(definition, documents, row.language ?? 'en') : [];
    });
  };
}

const hasCards = (row: MessageRow) => row.documentId !== null || row.offeredDocuments !== null;

/** In the language of the message that it stands under; a document that somebody named keeps that name. */
function toCard(definition: Definition, documents: readonly ChatDocument[], language: Language): DocumentCard {
  const { id: definitionId } = definition;
  const { title, summary } = readIn(definition, language);
  const begun = documents.find((document) => document.definitionId === definitionId);
  if (!begun) return { definitionId, title, summary, begun: null };
  const progress = progressOf(definition, begun.answers);
  const named = begun.title === definition.title ? title : begun.title;
  return { definitionId, title: named, summary, begun: { documentId: begun.id, progress, isMade: begun.isMade } };
}
