import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserDocument } from '#contract/documents/documents.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import type { Matter } from '#contract/matter.ts';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';
import { useSession } from '#web/lib/session/use-session.ts';

const ROOT = 'matter';

export function useMatters() {
  return useQuery<Matter[]>({
    queryKey: [ROOT, 'list'],
    queryFn: async () => (await call('getMatters', { language })).matters,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}

/** Papers and attorneys of one problem. Visitors contact nobody. */
export function useAround(chatId: string): { documents: UserDocument[]; contacts: AttorneyContact[] } {
  const isVisitor = useSession().user?.isAnonymous ?? true;
  const documents = useQuery<UserDocument[]>({
    queryKey: [ROOT, 'documents'],
    queryFn: async () => (await call('getUserDocuments', { language })).documents,
  });
  const contacts = useQuery<AttorneyContact[]>({
    queryKey: [ROOT, 'contacts'],
    queryFn: async () => (await call('getContactedAttorneys')).attorneyContacts,
    enabled: !isVisitor,
  });
  const ofChat = <Row extends { chatId: string | null }>(rows: Row[] = []) =>
    rows.filter((row) => row.chatId === chatId);
  return { documents: ofChat(documents.data), contacts: ofChat(contacts.data) };
}

/** A tick is seen at once; what the server says holds. */
export function useShowAtOnce(): (chatId: string, change: (matter: Matter) => Matter) => void {
  const queries = useQueryClient();
  return (chatId, change) =>
    queries.setQueryData<Matter[]>([ROOT, 'list'], (matters = []) =>
      matters.map((matter) => (matter.chatId === chatId ? change(matter) : matter)),
    );
}

/** After a change everything is read again: a corrected date moves its day. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: [ROOT] });
    void queries.invalidateQueries({ queryKey: ['chat'] });
  };
}
