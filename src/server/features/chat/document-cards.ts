import type { DocumentCard } from '#contract/chat.ts';
import { progressOf } from '#domain/document/answers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listChatDocuments, type ChatDocument } from './chat-documents-repo.ts';
import type { MessageRow } from './messages-repo.ts';

/** The cards under the messages of a chat, as things stand now: what was only offered then may be finished by now. */
export async function documentCardsFor(
  deps: Pick<Deps, 'db' | 'library'>,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => DocumentCard[]> {
  const chatId = rows.find(hasCards)?.chatId;
  const documents = chatId ? await listChatDocuments(deps.db, chatId) : [];
  return (row) => {
    const own = documents.find(({ id }) => id === row.documentId);
    const ids = own ? [own.definitionId] : (row.offeredDocuments ?? []);
    return ids.flatMap((definitionId) => toCard(deps, definitionId, documents) ?? []);
  };
}

const hasCards = (row: MessageRow) => row.documentId !== null || row.offeredDocuments !== null;

function toCard(
  { library }: Pick<Deps, 'library'>,
  definitionId: string,
  documents: readonly ChatDocument[],
): DocumentCard | null {
  const definition = library.find(definitionId);
  if (!definition) return null;
  const { title, summary } = definition;
  const begun = documents.find((document) => document.definitionId === definitionId);
  if (!begun) return { definitionId, title, summary, begun: null };
  const progress = progressOf(definition, begun.answers);
  return { definitionId, title: begun.title, summary, begun: { documentId: begun.id, progress, isMade: begun.isMade } };
}
