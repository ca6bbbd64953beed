import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/index.ts';
import { call } from '#web/lib/call/call.ts';
import { useLiveNews } from '#web/lib/call/use-live-news.ts';

/** Everything the portal reads stands under one word, so that one word makes all of it read again. */
const ROOT = 'leads';
const listKey = [ROOT, 'list'] as const;

const listQuery = {
  queryKey: listKey,
  queryFn: () => call('getAttorneyLeads'),
  refetchOnWindowFocus: 'always',
} as const;

export function useLeads() {
  return useQuery({ ...listQuery, select: ({ leads }) => leads });
}

/** False while the profile is paused or its license is not current; undefined until it is known. */
export function useTakesLeads(): boolean | undefined {
  return useQuery({ ...listQuery, select: ({ takesLeads }) => takesLeads }).data;
}

export function useLeadChat(chatId: string) {
  return useQuery({
    queryKey: [ROOT, 'chat', chatId],
    queryFn: () => call('getChatMessagesAttorneySide', { chatId }),
  });
}

export function useLeadThread(leadId: string) {
  return useQuery({
    queryKey: [ROOT, 'thread', leadId],
    queryFn: async () => (await call('getAttorneyChatMessages', { leadId })).messages,
    refetchOnWindowFocus: 'always',
  });
}

/** New leads, messages and withdrawals appear by themselves. */
export function useLiveLeads(): void {
  const queries = useQueryClient();
  useLiveNews(() => void refreshLeads(queries));
}

export function refreshLeads(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [ROOT] });
}

/** Takes the mark away before the server's own list arrives. */
export function showAsRead(queries: QueryClient, leadId: string): void {
  queries.setQueryData<OutputOf<'getAttorneyLeads'>>(
    listKey,
    (list) =>
      list && { ...list, leads: list.leads.map((lead) => (lead.id === leadId ? { ...lead, unread: false } : lead)) },
  );
}
