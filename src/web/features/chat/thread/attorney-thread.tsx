import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttorneyContact } from '#contract/leads.ts';
import { leadCan } from '#domain/leads/lead.ts';
import { call } from '#web/lib/call/call.ts';
import { useMarkRead } from '#web/lib/use-mark-read.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LoadedThread } from '#web/frame/loaded-thread.tsx';
import { copy } from '../copy.ts';
import { attorneyWords } from '../words/attorneys.ts';
import { refreshEverywhere, threadKey } from '../queries.ts';
import { ThreadBox } from './thread-box.tsx';
import { threadBanner } from './thread-banner.ts';

/** The messages between the user and one attorney. */
export function AttorneyThread({ contact, name }: { contact: AttorneyContact; name: string }) {
  const queries = useQueryClient();
  const thread = useQuery({
    queryKey: threadKey(contact.id),
    queryFn: async () => (await call('getAttorneyChatMessages', { leadId: contact.id })).messages,
    refetchOnWindowFocus: 'always',
  });
  useMarkRead(contact.id, contact.unread && thread.isSuccess, () => refreshEverywhere(queries));
  const banner = threadBanner(contact.status, name, thread.data);
  return (
    <section aria-label={attorneyWords.thread.heading(name)} className="mt-5 border-t border-line pt-5">
      <h3 className="font-semibold">{attorneyWords.thread.heading(name)}</h3>
      {banner && (
        <Notice tone={contact.status === 'accepted' ? 'ok' : 'info'} className="mt-3">
          {banner}
        </Notice>
      )}
      <LoadedThread
        thread={thread}
        reader="user"
        names={{ user: copy.you, attorney: name }}
        empty={attorneyWords.thread.empty}
        loading={attorneyWords.thread.loading}
        failed={attorneyWords.thread.loadFailed}
      />
      {leadCan(contact.status, 'message') && <ThreadBox leadId={contact.id} name={name} />}
    </section>
  );
}
