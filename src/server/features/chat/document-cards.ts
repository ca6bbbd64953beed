import type { Definition } from '#assistant/documents/definition.ts';
import type { DocumentCard } from '#contract/chat.ts';
import { progressOf } from '#domain/document/answers.ts';
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
    return ids.flatMap((definitionId) => toCard(definitions.get(definitionId), definitionId, documents) ?? []);
  };
}

const hasCards = (row: MessageRow) => row.documentId !== null || row.offeredDocuments !== null;

function toCard(
  definition: Definition | undefined,
  definitionId: string,
  documents: readonly ChatDocument[],
): DocumentCard | null {
  if (!definition) return null;
  const { title, summary } = definition;
  const begun = documents.find((document) => document.definitionId === definitionId);
  if (!begun) return { definitionId, title, summary, begun: null };
  const progress = progressOf(definition, begun.answers);
  return { definitionId, title: begun.title, summary, begun: { documentId: begun.id, progress, isMade: begun.isMade } };
}
