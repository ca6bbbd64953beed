import { loadConversations } from '../eval/conversation.ts';

/** So many first messages of the evaluation, taken evenly from all of them. */
export function messages(count: number): string[] {
  const all = loadConversations().flatMap(({ conversation }) => conversation.turns.slice(0, 1).map(({ say }) => say));
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count) % all.length] ?? '');
}
