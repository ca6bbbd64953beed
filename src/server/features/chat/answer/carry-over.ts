import type { ConversationState } from '#assistant/reply.ts';

/** What a person told stays with them when a chat is full; what was said about it begins anew. */
const CARRIED = [
  'scriptVersion',
  'variables',
  'language',
  'file',
  'topics',
  'chosen',
] as const satisfies readonly (keyof ConversationState)[];

export function carriedOver(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return null;
  const kept = Object.entries(state).filter(([key]) => CARRIED.some((name) => name === key));
  return Object.fromEntries(kept);
}
