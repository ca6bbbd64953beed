import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_CHAT_TITLE } from '#domain/chat/chat.ts';
import { call } from '#web/lib/call/call.ts';
import { untilGone } from '#web/lib/call/lost-reply.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { announceChange } from '../conversation/chat-channel.ts';
import { copy } from '../copy.ts';
import { removeChat, useChats, useTabsInStep } from '../queries.ts';
import type { Conversation } from '../conversation/use-conversation.ts';
import { isFull, useConversation } from '../conversation/use-conversation.ts';
import { useVisitLost } from './use-visit-lost.ts';

export type VisitorChat = {
  readonly conversation: Conversation;
  /** What the chat is called, once it has a name. */
  readonly title: string;
  readonly isStarted: boolean;
  readonly isEnded: boolean;
  /** Leaves an ended chat for a new one. */
  readonly beginAnew: () => void;
  /** A chat of an earlier visit is on its way, or a message that waits for the session. */
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly dismiss: () => void;
  readonly send: (text: string) => void;
  readonly reset: () => Promise<void>;
};

/** The anonymous visitor's one chat, found again on return (spec §4). */
export function useVisitorChat(): VisitorChat {
  useTabsInStep();
  const session = useSession();
  const chats = useChats(session.status === 'ready' && session.user.isAnonymous);
  const [left, setLeft] = useState<{ chatId: string; isFull: boolean } | null>(null);
  const last = chats.data?.at(-1) ?? null;
  const chat = last?.id === left?.chatId ? null : last;
  const continues = left?.isFull ? left.chatId : null;
  const conversation = useConversation({ chatId: chat?.id ?? null, continues, author: session.user });
  useVisitLost(session.user?.uid ?? null, conversation);
  const isReady = chats.isSuccess;
  const hasFailed = session.status === 'failed' || chats.isLoadingError;
  const [isFailureRead, setIsFailureRead] = useState(false);

  function prepare() {
    if (session.status === 'failed') void session.refresh().catch(() => undefined);
    else if (hasFailed) void chats.refetch();
    setIsFailureRead(false);
  }
  const { send, isQueued } = useQueue(isReady, conversation.send, prepare);
  const reset = useReset(chat?.id ?? null, conversation);

  return {
    conversation,
    title: chat && chat.title !== DEFAULT_CHAT_TITLE ? chat.title : copy.assistantTitle,
    isStarted: chat !== null || left !== null || conversation.messages.length > 0,
    isEnded: chat?.terminated ?? false,
    beginAnew: () => chat && setLeft({ chatId: chat.id, isFull: isFull(conversation) }),
    isLoading: conversation.isLoading || (isQueued && !hasFailed),
    error: conversation.error ?? (hasFailed && !isFailureRead ? copy.error.loadChats : null),
    dismiss: () => {
      setIsFailureRead(true);
      conversation.dismiss();
    },
    send,
    reset,
  };
}

/**
 * A message sent before it is known who sends it waits; its text stays in the box until then. An effect delivers it, because the
 * person does nothing at that moment: the server has answered. The reference keeps it from being delivered twice.
 */
function useQueue(isReady: boolean, deliver: (text: string) => void, prepare: () => void) {
  const [queued, setQueued] = useState<{ text: string } | null>(null);
  const delivered = useRef(queued);
  useEffect(() => {
    if (!isReady || !queued || delivered.current === queued) return;
    delivered.current = queued;
    deliver(queued.text);
  }, [isReady, queued, deliver]);

  function send(text: string) {
    if (isReady) return deliver(text);
    if (text.trim() === '') return;
    setQueued({ text });
    prepare();
  }
  return { send, isQueued: queued !== null && !isReady };
}

function useReset(chatId: string | null, conversation: Conversation) {
  const queries = useQueryClient();
  return async function reset() {
    if (chatId === null) return conversation.report(copy.error.nothingToReset);
    try {
      await untilGone(() => call('chatWasReset', { chatId }));
    } catch {
      return conversation.report(copy.error.reset);
    }
    conversation.forget();
    removeChat(queries, chatId);
    announceChange();
  };
}
