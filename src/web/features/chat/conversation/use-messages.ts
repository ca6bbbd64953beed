import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { PENDING_CHAT_ID } from '#domain/chat/chat.ts';
import { call } from '#web/lib/call/call.ts';
import { awaitsAnswer } from '../messages/message-list-state.ts';
import { messagesKey } from '../queries.ts';

const LOOK_AGAIN_MS = 2000;
const GIVE_UP_MS = 60_000;

/**
 * The stored messages of a chat. When their last word is the user's and this page is not the one that is receiving the
 * answer, the server is still writing it (a reload, a lost connection, another tab): look again until it is there.
 */
export function useMessages(chatId: string | null, isReceiving: boolean) {
  const [gaveUpOn, setGaveUpOn] = useState<string | null>(null);
  const query = useQuery<Message[]>({
    queryKey: messagesKey(chatId ?? PENDING_CHAT_ID),
    queryFn: async () => (await call('getChatMessages', { chatId: chatId ?? '' })).messages,
    enabled: chatId !== null,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isWaitingIn(state.data, state.dataUpdatedAt) ? LOOK_AGAIN_MS : false),
  });

  function isWaitingIn(list: readonly Message[] | undefined, at: number): boolean {
    if (!list || isReceiving || list.at(-1)?.id === gaveUpOn) return false;
    return awaitsAnswer(list, new Date(at));
  }

  const isWaiting = isWaitingIn(query.data, query.dataUpdatedAt);
  const lastId = query.data?.at(-1)?.id ?? null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setGaveUpOn(lastId), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, lastId]);

  return { query, isWaiting, gaveUp: lastId !== null && lastId === gaveUpOn };
}
