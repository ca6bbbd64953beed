import type { Chat } from '#contract/chat.ts';

/** What the URL says when the person asked for a fresh chat. */
export const NEW_CHAT = 'new';

/**
 * Which chat is open: the one in the URL if it exists, nothing for a new chat, otherwise the last of the list,
 * which the server gives oldest first (spec §4).
 */
export function selectedChat(chats: readonly Chat[], inUrl: string | null): Chat | null {
  if (inUrl === NEW_CHAT) return null;
  return chats.find((chat) => chat.id === inUrl) ?? chats.at(-1) ?? null;
}

export function newestFirst(chats: readonly Chat[]): Chat[] {
  return chats.toReversed();
}

/** Chats whose titles hold every word that was looked for, whatever its case and accents. */
export function titled(chats: readonly Chat[], search: string): Chat[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return chats.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The title to save, or null when there is nothing to save (spec §5: empty titles are ignored). */
export function renamed(title: string, current: string): string | null {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === current ? null : trimmed;
}
