import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lead } from '#contract/leads.ts';
import { call } from '#web/lib/call.ts';
import { useLiveNews } from '#web/lib/use-live-news.ts';

/** Everything the portal reads stands under one word, so that one word makes all of it read again. */
const ROOT = 'leads';
const listKey = [ROOT, 'list'] as const;

export function useLeads() {
  return useQuery({
    queryKey: listKey,
    queryFn: async () => (await call('getAttorneyLeads')).leads,
    refetchOnWindowFocus: 'always',
  });
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
  queries.setQueryData<Lead[]>(listKey, (leads) =>
    leads?.map((lead) => (lead.id === leadId ? { ...lead, unread: false } : lead)),
  );
}
