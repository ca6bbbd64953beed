import { offeredAnswers } from '#assistant/documents/prefill.ts';
import { DOCUMENTS_MAX, DOCUMENTS_MAX_ANONYMOUS } from '#domain/limits.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findOffered } from '#server/platform/official-forms/definitions.ts';
import { countDocuments, findOfChat, lockOwnedChatState, insertDocument, lockOwner } from './documents-repo.ts';

export const startDocument: Handler<'startDocument'> = async ({ data, caller, deps }) => {
  const definition = await findOffered(deps, data.definitionId);
  if (!definition) throw new AppError('not-found', 'Document not found');
  const { chatId } = data;
  const ownerId = caller.userId;
  return deps.db.transaction(async (tx) => {
    // The chat before its owner, as an answer that begins a document does it: neither waits for the other.
    const chat = chatId ? await lockOwnedChatState(tx, chatId, ownerId) : undefined;
    if (chatId && !chat) throw new AppError('not-found', 'Chat not found');
    await lockOwner(tx, ownerId);
    const begun = chatId ? await findOfChat(tx, chatId, definition.id) : undefined;
    if (begun) return { documentId: begun };
    const most = caller.isAnonymous ? DOCUMENTS_MAX_ANONYMOUS : DOCUMENTS_MAX;
    if ((await countDocuments(tx, ownerId)) >= most) {
      throw new AppError('resource-exhausted', `You can keep up to ${most} documents. Delete one to start another.`);
    }
    const offered = offeredAnswers(definition, {
      chatState: chat?.state,
      person: caller.isAnonymous ? null : { name: caller.name, email: caller.email },
      today: newYorkDay(deps.now()),
    });
    const values = { ownerId, chatId: chatId ?? null, definitionId: definition.id, title: definition.title, offered };
    return { documentId: await insertDocument(tx, values, deps.now()) };
  });
};
