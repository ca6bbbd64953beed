import type { Message } from '#contract/chat.ts';
import { ANONYMOUS, PENDING_CHAT_ID } from '#domain/chat/chat.ts';
import { htmlFromText } from './message-html.ts';

type Author = { uid: string; displayName: string; email: string | null };

/** The message as shown until the server has stored it (spec §3). */
export function pendingMessage(text: string, author: Author, sent: { id: string; at: Date }): Message {
  return {
    id: `pending-${sent.id}`,
    chatId: PENDING_CHAT_ID,
    role: 'user',
    content: htmlFromText(text),
    timestamp: sent.at.toISOString(),
    userId: author.uid,
    userName: author.displayName || ANONYMOUS.name,
    userEmail: author.email ?? ANONYMOUS.email,
    shouldShowLoginPrompt: false,
  };
}

/** Adds what is new. A reload can bring a message before its stream does, so ids decide, not arrival. */
export function withMessages(list: readonly Message[], ...more: readonly Message[]): Message[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...more.filter(({ id }) => !known.has(id))];
}

/** A stream that was cut off minutes ago has its answer or never will. */
const STILL_ANSWERING_MS = 10 * 60_000;

/** True when the server is likely still writing: somebody else's tab asked, or this page was reloaded in between. */
export function awaitsAnswer(list: readonly Message[], now: Date): boolean {
  const last = list.at(-1);
  if (last?.unanswered) return last.unanswered.isAnswering;
  return last?.role === 'user' && now.getTime() - Date.parse(last.timestamp) < STILL_ANSWERING_MS;
}

/** The last question, when whoever made its answer is gone: sent again under its key, it gets one. */
export function interruptedIn(list: readonly Message[]): { requestId: string; text: string } | null {
  const unanswered = list.at(-1)?.unanswered;
  return unanswered && !unanswered.isAnswering ? unanswered : null;
}
