import { copy } from '../copy.ts';
import type { Turn } from './turn.ts';

type Reading = { isUnread: boolean; isEmpty: boolean; isLate: boolean; isInterrupted: boolean };

/** The one error to show: what the person just did comes first, and what they have closed already is not shown again. */
export function conversationError(turn: Turn, { isUnread, isEmpty, isLate, isInterrupted }: Reading): string | null {
  const candidates = [
    turn.error,
    isUnread && copy.error.loadMessages,
    isEmpty && turn.phase === 'idle' && copy.error.noMessages,
    isInterrupted && turn.phase === 'idle' && copy.error.interrupted,
    isLate && copy.error.answerLate,
  ];
  return candidates.find((words) => words && words !== turn.dismissed) || null;
}
