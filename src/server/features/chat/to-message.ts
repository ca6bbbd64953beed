import type { DocumentCard, Message } from '#contract/chat.ts';
import { ANONYMOUS, ASSISTANT } from '#domain/chat/chat.ts';
import type { Caller } from '#domain/roles.ts';
import type { MessageRow, Verdict } from './messages-repo.ts';
import type { ShownAttorney } from './shown-attorneys-repo.ts';

type Cards = { readonly attorneys?: readonly ShownAttorney[]; readonly documents?: readonly DocumentCard[] };

/** A stored row as its owner reads it. */
export function toMessage(
  row: MessageRow & { rating?: Verdict | null },
  owner: Caller,
  { attorneys = [], documents = [] }: Cards = {},
): Message {
  const author =
    row.role === 'assistant'
      ? ASSISTANT
      : { id: owner.userId, name: owner.name, email: owner.isAnonymous ? ANONYMOUS.email : owner.email };
  const cards = cardsInOrder(row.attorneyIds ?? [], attorneys);
  return {
    id: row.id,
    chatId: row.chatId,
    role: row.role,
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    userId: author.id,
    userName: author.name,
    userEmail: author.email,
    shouldShowLoginPrompt: row.shouldShowLoginPrompt && owner.isAnonymous,
    ...(row.sources ? { sources: row.sources } : {}),
    ...(row.deadlines ? { deadlines: row.deadlines } : {}),
    ...(row.documentId ? { isInterview: true } : {}),
    ...(row.isCrisis ? { isCrisis: true } : {}),
    ...(row.choices ? { choices: row.choices } : {}),
    ...(row.card ? { card: row.card } : {}),
    ...(row.language ? { language: row.language } : {}),
    ...(documents.length > 0 ? { documents: [...documents] } : {}),
    ...(row.rating ? { rating: row.rating } : {}),
    ...(cards.length > 0 ? { attorneyData: cards } : {}),
  };
}

/** An attorney who has left, paused or lost the license since is no longer shown. */
function cardsInOrder(ids: readonly string[], attorneys: readonly ShownAttorney[]) {
  return ids.flatMap((id) => {
    const found = attorneys.find((attorney) => attorney.id === id);
    if (!found) return [];
    const { firstName: first_name, lastName: last_name, imageUrl, placement } = found;
    return [{ id, first_name, last_name, imageUrl, sponsored: placement > 0 }];
  });
}
