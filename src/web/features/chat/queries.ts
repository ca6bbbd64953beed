import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Chat, Message } from '#contract/chat.ts';
import type { UserDocument } from '#contract/documents/documents.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import { byStatus } from '#domain/leads/lead.ts';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';
import { useLiveNews } from '#web/lib/call/use-live-news.ts';
import { announceChange, onChange } from './conversation/chat-channel.ts';
import { withMessages } from './messages/message-list-state.ts';

/** The key of every query of a chat screen begins with this word: invalidating it makes all of them read again. */
const ROOT = 'chat';
const chatsKey = [ROOT, 'list'] as const;
const contactsKey = [ROOT, 'contacts'] as const;
export const messagesKey = (chatId: string) => [ROOT, 'messages', chatId] as const;
const threadsKey = [ROOT, 'thread'] as const;
export const threadKey = (leadId: string) => [...threadsKey, leadId] as const;

export function useChats(enabled: boolean) {
  return useQuery<Chat[]>({
    queryKey: chatsKey,
    queryFn: async () => (await call('getUserChats')).chats,
    enabled,
    refetchOnWindowFocus: 'always',
  });
}

export function useContacts(enabled: boolean) {
  return useQuery<AttorneyContact[]>({
    queryKey: contactsKey,
    queryFn: async () => (await call('getContactedAttorneys')).attorneyContacts.toSorted(byStatus),
    enabled,
    refetchOnWindowFocus: 'always',
  });
}

/** What would go with a chat: asked for when somebody is about to delete it. */
export function useDocumentsOfChat(chatId: string | null, enabled: boolean) {
  return useQuery<UserDocument[]>({
    queryKey: [ROOT, 'documents', chatId],
    queryFn: async () =>
      (await call('getUserDocuments', { language })).documents.filter((document) => document.chatId === chatId),
    enabled: enabled && chatId !== null,
    staleTime: 0,
  });
}

/** Decisions and messages of attorneys appear by themselves. */
export function useLiveContacts(): void {
  const queries = useQueryClient();
  useLiveNews(() => {
    void queries.invalidateQueries({ queryKey: contactsKey });
    void queries.invalidateQueries({ queryKey: threadsKey });
  });
}

/** What another tab changed, this one reads again. */
export function useTabsInStep(): void {
  const queries = useQueryClient();
  useEffect(() => onChange(() => void queries.invalidateQueries({ queryKey: [ROOT] })), [queries]);
}

/** Writes what a stream brought without asking the server again. */
export function addMessages(queries: QueryClient, chatId: string, ...messages: Message[]): void {
  // A reload that began earlier would otherwise put the older list back.
  void queries.cancelQueries({ queryKey: messagesKey(chatId) });
  queries.setQueryData<Message[]>(messagesKey(chatId), (list = []) => withMessages(list, ...messages));
}

/** Changes the list of chats before the server's own list arrives. */
export function changeChats(queries: QueryClient, change: (chats: readonly Chat[]) => Chat[]): void {
  void queries.cancelQueries({ queryKey: chatsKey });
  queries.setQueryData<Chat[]>(chatsKey, (chats = []) => change(chats));
}

export function removeMessage(queries: QueryClient, chatId: string, messageId: string): void {
  void queries.cancelQueries({ queryKey: messagesKey(chatId) });
  queries.setQueryData<Message[]>(messagesKey(chatId), (list = []) => list.filter(({ id }) => id !== messageId));
}

export function removeChat(queries: QueryClient, chatId: string): void {
  changeChats(queries, (chats) => chats.filter(({ id }) => id !== chatId));
  queries.removeQueries({ queryKey: messagesKey(chatId) });
}

/** Reads everything again, here and in the other tabs: an answer also adds to what was told. */
export function refreshEverywhere(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [ROOT] });
  void queries.invalidateQueries({ queryKey: ['matter'] });
  announceChange();
}
