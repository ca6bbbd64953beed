import type { Message } from '#contract/chat.ts';

type Part = Pick<Message, 'id' | 'role'>;

/** An answer repeats what it answers: it goes out with its question, and comes back with it. */
export function withShared(
  messages: readonly Part[],
  excluded: ReadonlySet<string>,
  id: string,
  isShared: boolean,
): ReadonlySet<string> {
  const at = messages.findIndex((message) => message.id === id);
  const next = messages[at + 1];
  const answer = messages[at]?.role === 'user' && next?.role === 'assistant' ? [next.id] : [];
  const changed = new Set(excluded);
  for (const each of [id, ...answer]) {
    if (isShared) changed.delete(each);
    else changed.add(each);
  }
  return changed;
}
