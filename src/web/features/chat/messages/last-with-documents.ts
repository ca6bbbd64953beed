import type { Message } from '#contract/chat.ts';

/** An interview has a card under every question: only the last one is shown. */
export function lastWithDocuments(messages: readonly Message[]): string | undefined {
  return messages.findLast(({ documents = [] }) => documents.length > 0)?.id;
}
