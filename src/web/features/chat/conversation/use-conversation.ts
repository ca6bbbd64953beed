import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import type { CurrentUser } from '#contract/account.ts';
import type { Message } from '#contract/chat.ts';
import { PENDING_CHAT_ID } from '#domain/chat/chat.ts';
import { CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import { conversationError } from './conversation-error.ts';
import { interruptedIn } from '../messages/message-list-state.ts';
import { messagesKey } from '../queries.ts';
import { turnOf, turnsReducer } from './turn.ts';
import type { Turn } from './turn.ts';
import { useMessages } from './use-messages.ts';
import { useSender } from './use-sender.ts';

export type Conversation = {
  readonly chatId: string | null;
  /** Stored messages, and the one on its way. */
  readonly messages: readonly Message[];
  readonly turn: Turn;
  /** The assistant is at work: nothing can be sent. */
  readonly isThinking: boolean;
  readonly isLoading: boolean;
  readonly error: string | null;
  /** Sends once more what failed or was interrupted. */
  readonly retry: (() => void) | null;
  readonly type: (text: string) => void;
  readonly send: (text: string) => void;
  readonly stop: () => void;
  readonly reload: () => void;
  readonly report: (error: string) => void;
  readonly dismiss: () => void;
  /** Words in another chat that are neither stored nor on their way. */
  readonly unsentIn: (chatId: string | null) => string;
  readonly forgetIn: (chatId: string | null) => void;
  /** Drops what this page holds of the chat, and whatever is still under way in it. */
  readonly forget: () => void;
};

type Options = {
  chatId: string | null;
  /** The full chat that this new one goes on from. */
  continues?: string | null;
  author: CurrentUser | null;
  onCreated?: (chatId: string) => void;
  onTakenBack?: (chatId: string) => void;
};

/** One chat as a person meets it: what is stored, what is being typed, sent and answered. */
export function useConversation({ chatId, continues = null, author, onCreated, onTakenBack }: Options): Conversation {
  const queries = useQueryClient();
  const [turns, dispatch] = useReducer(turnsReducer, {});
  const place = chatId ?? PENDING_CHAT_ID;
  const turn = turnOf(turns, place);
  const isOurs = turn.phase !== 'idle' || turn.retry !== null;
  const { query, isWaiting, gaveUp } = useMessages(chatId, isOurs);
  const { send, resume, stop, leave } = useSender({
    chatId,
    continues,
    author,
    turn,
    dispatch,
    onCreated,
    onTakenBack,
  });
  const stored = query.data ?? [];
  const isThinking = turn.phase !== 'idle' || isWaiting;
  const isEmpty = chatId !== null && query.isSuccess && stored.length === 0;
  const interrupted = isThinking ? null : interruptedIn(stored);
  const isInterrupted = interrupted !== null;
  const error = conversationError(turn, { isUnread: query.isLoadingError, isEmpty, isLate: gaveUp, isInterrupted });
  const failed = turn.error !== null && turn.retry?.text === turn.text.trim() ? turn.retry : null;

  function retryOf(): (() => void) | null {
    if (failed) return () => send(failed.text);
    return interrupted && turn.error === null ? () => resume(interrupted) : null;
  }

  return {
    chatId,
    messages: turn.pending ? [...stored, turn.pending] : stored,
    turn,
    isThinking,
    isLoading: chatId !== null && query.isPending,
    error,
    retry: error === null ? null : retryOf(),
    type: (text) => dispatch({ chatId: place, type: 'typed', text }),
    send: (text) => {
      if (!isThinking) send(text.trim());
    },
    stop,
    reload: () => {
      dispatch({ chatId: place, type: 'answered' });
      void queries.invalidateQueries({ queryKey: messagesKey(place) });
    },
    report: (words) => dispatch({ chatId: place, type: 'reported', error: words }),
    dismiss: () => dispatch({ chatId: place, type: 'dismissed', error: error ?? '' }),
    unsentIn: (id) => (id === null ? '' : wordsLeft(turnOf(turns, id))),
    forgetIn: (id) => id !== null && dispatch({ chatId: id, type: 'forgotten' }),
    forget: () => {
      leave();
      dispatch({ chatId: place, type: 'forgotten' });
    },
  };
}

const wordsLeft = ({ phase, text }: Turn) => (phase === 'idle' ? text.trim() : '');

/** As long as a chat can be. */
export const isFull = ({ messages }: Conversation): boolean => messages.length >= CHAT_MESSAGES_MAX;
