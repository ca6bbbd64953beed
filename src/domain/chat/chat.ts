import { CHAT_TITLE_MAX } from '#domain/limits.ts';

export const DEFAULT_CHAT_TITLE = 'New Chat';
/** Shown first in a new chat; never stored (spec §3). */
export const OPENING_MESSAGE = 'Hi there! Can you describe your issue to me? I can try to help!';
/** The chatId of a message that the server has not stored yet. */
export const PENDING_CHAT_ID = 'pending';

export const ASSISTANT = { id: 'assistant', name: 'Assistant', email: 'assistant@assistant.invalid' } as const;
export const ANONYMOUS = { name: 'Anonymous', email: 'anonymous@anonymous.invalid' } as const;

/** A title from the person's own words: first sentence, cut at a word, first letter raised. */
export function titleFrom(issue: string): string {
  const firstSentence =
    issue
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?])\s/, 1)[0] ?? '';
  const bare = firstSentence.replace(/[.!?\s]+$/, '');
  if (!bare) return DEFAULT_CHAT_TITLE;
  return capitalize(cutAtWord(bare, CHAT_TITLE_MAX));
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1);
  const lastSpace = head.lastIndexOf(' ');
  return `${lastSpace > max / 2 ? head.slice(0, lastSpace) : head}…`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
