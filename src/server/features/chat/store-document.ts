import type { Definition } from '#assistant/documents/definition.ts';
import { offeredAnswers } from '#assistant/documents/prefill.ts';
import type { DocumentChange } from '#assistant/reply.ts';
import { DOCUMENTS_MAX, DOCUMENTS_MAX_ANONYMOUS } from '#domain/limits.ts';
import { newYorkDay } from '#domain/new-york-day.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addAnswers, beginDocument, keepFile, listChatDocuments } from './chat-documents-repo.ts';
import type { ChatRow } from './chats-repo.ts';

type Occasion = {
  readonly caller: Caller;
  readonly chat: ChatRow;
  readonly definition: Definition;
  readonly now: Date;
};

/** Keeps what an interview brought, in the document of this chat; the first answer begins it. */
export async function storeDocument(
  tx: Transaction,
  { definitionId, changes }: DocumentChange,
  occasion: Occasion,
): Promise<string> {
  const { chat, now } = occasion;
  const known = await listChatDocuments(tx, chat.id);
  const begun = known.find((document) => document.definitionId === definitionId)?.id;
  const documentId = begun ?? (await begin(tx, occasion));
  if (Object.keys(changes).length > 0) await addAnswers(tx, documentId, changes, now);
  return documentId;
}

async function begin(tx: Transaction, { caller, chat, definition, now }: Occasion): Promise<string> {
  const offered = offeredAnswers(definition, {
    chatState: chat.state,
    person: personOf(caller),
    today: newYorkDay(now),
  });
  const { id: definitionId, title } = definition;
  const most = caller.isAnonymous ? DOCUMENTS_MAX_ANONYMOUS : DOCUMENTS_MAX;
  const values = { ownerId: caller.userId, chatId: chat.id, definitionId, title, offered };
  const id = await beginDocument(tx, values, { most, now });
  if (id === null)
    throw new AppError('resource-exhausted', `You can keep up to ${most} documents. Delete one to start another.`);
  return id;
}

export const personOf = (caller: Caller) => (caller.isAnonymous ? null : { name: caller.name, email: caller.email });

/** After the last question the PDF is there at once. Without one, the review offers to make it. */
export async function makeFinished(deps: Deps, definition: Definition, chatId: string): Promise<void> {
  try {
    const documents = await listChatDocuments(deps.db, chatId);
    const document = documents.find(({ definitionId }) => definitionId === definition.id);
    if (!document) return;
    const { id: documentId, answers, title, revision } = document;
    const made = await deps.library.make(definition, { answers, title, today: newYorkDay(deps.now()) });
    const file = { pdf: Buffer.from(made.pdf), text: made.text, definitionVersion: definition.version };
    await keepFile(deps.db, { documentId, revision, madeAt: deps.now(), ...file });
  } catch (error) {
    deps.log.error({ err: error, definition: definition.id }, 'document not made');
  }
}
