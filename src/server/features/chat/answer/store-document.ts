import type { Definition } from '#assistant/documents/definition.ts';
import { stateFrom } from '#assistant/remember/state.ts';
import { offeredAnswers } from '#assistant/documents/prefill.ts';
import type { DocumentChange } from '#assistant/reply.ts';
import { DOCUMENTS_MAX, DOCUMENTS_MAX_ANONYMOUS } from '#domain/limits.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import type { documentFile } from '#server/platform/db/schema/documents.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isOf } from '#server/platform/official-forms/edition.ts';
import { findDefinition, makeFiles } from '#server/platform/official-forms/definitions.ts';
import { openAnswers } from '#server/platform/seal/sealed-answers.ts';
import { sealedFile } from '#server/platform/seal/sealed-file.ts';
import { addAnswers, beginDocument, keepFile, listChatDocuments } from '../chat-documents-repo.ts';
import type { ChatRow } from '../chats-repo.ts';

type Occasion = {
  readonly caller: Caller;
  readonly chat: ChatRow;
  readonly definition: Definition;
  readonly finished: Finished | null;
  readonly now: Date;
};

/** Keeps what an interview brought, in the document of this chat; the first answer begins it. */
export async function storeDocument(
  tx: Transaction,
  { definitionId, changes }: DocumentChange,
  occasion: Occasion,
): Promise<string> {
  const { chat, finished, now } = occasion;
  const known = await listChatDocuments(tx, chat.id);
  const begun = known.find((document) => isOf(document.definitionId, definitionId));
  const documentId = begun?.id ?? (await begin(tx, occasion));
  const isChanged = Object.keys(changes).length > 0;
  const revision = isChanged ? await addAnswers(tx, documentId, changes, now) : (begun?.revision ?? 0);
  // Something that was answered on the form page meanwhile is not in the PDF: then there is none yet.
  if (finished && revision === finished.from + (isChanged ? 1 : 0)) {
    await keepFile(tx, { documentId, revision, madeAt: now, ...finished.file });
  }
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

/** The PDF of a finished interview, and the revision of the answers that it adds the last ones to. */
export type Finished = {
  readonly file: Pick<typeof documentFile.$inferInsert, 'pdf' | 'text' | 'definitionVersion'>;
  readonly from: number;
};

/** Made before the answer is stored, so that the card is complete at once. Without one, the review offers to make it. */
export async function makeFinished(
  deps: Deps,
  change: DocumentChange,
  { id: chatId, state }: Pick<ChatRow, 'id' | 'state'>,
): Promise<Finished | null> {
  const definition = change.isDone ? await findDefinition(deps, change.definitionId) : undefined;
  if (!definition) return null;
  try {
    const documents = await listChatDocuments(deps.db, chatId);
    const begun = documents.find(({ definitionId }) => isOf(definitionId, definition.id));
    const { authSecret } = deps.env;
    const answers = openAnswers(authSecret, { ...begun?.answers, ...change.changes });
    const title = begun?.title ?? definition.title;
    const { language } = stateFrom(state);
    const made = await makeFiles(deps, definition, { answers, title, today: newYorkDay(deps.now()), language });
    const file = { ...sealedFile(authSecret, made), definitionVersion: definition.version };
    return { file, from: begun?.revision ?? 0 };
  } catch (error) {
    deps.log.error({ err: error, definition: definition.id }, 'document not made');
    return null;
  }
}
