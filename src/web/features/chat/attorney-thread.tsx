import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { AttorneyContact, ThreadMessage } from '#contract/leads.ts';
import { leadCan } from '#domain/lead.ts';
import { call } from '#web/lib/call.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { threadKey } from './queries.ts';
import { SafeHtml } from '#web/ui/safe-html.tsx';
import { ThreadBox } from './thread-box.tsx';
import { threadBanner } from './thread-banner.ts';

/** The messages between the user and one attorney. */
export function AttorneyThread({ contact, name }: { contact: AttorneyContact; name: string }) {
  const thread = useQuery({
    queryKey: threadKey(contact.id),
    queryFn: async () => (await call('getAttorneyChatMessages', { leadId: contact.id })).messages,
    refetchOnWindowFocus: 'always',
  });
  const banner = threadBanner(contact.status, name, thread.data);
  return (
    <section aria-label={copy.thread.heading(name)} className="mt-5 border-t border-line pt-5">
      <h3 className="font-semibold">{copy.thread.heading(name)}</h3>
      {banner && (
        <Notice tone={contact.status === 'accepted' ? 'ok' : 'info'} className="mt-3">
          {banner}
        </Notice>
      )}
      {thread.isPending && <Loading label={copy.thread.loading} className="p-6" />}
      {thread.isLoadingError && (
        <Notice tone="bad" className="mt-3">
          {copy.thread.loadFailed}
        </Notice>
      )}
      {thread.data && <Messages messages={thread.data} name={name} />}
      {leadCan(contact.status, 'message') && <ThreadBox leadId={contact.id} name={name} />}
    </section>
  );
}

function Messages({ messages, name }: { messages: readonly ThreadMessage[]; name: string }) {
  if (messages.length === 0) return <p className="mt-3 text-sm text-muted">{copy.thread.empty}</p>;
  return (
    <ol className="mt-3 grid gap-3">
      {messages.map(({ id, senderRole, content, timestamp }) => (
        <li key={id} className={clsx('max-w-[85%]', senderRole === 'user' && 'justify-self-end')}>
          <p className={clsx('text-xs text-muted', senderRole === 'user' && 'text-right')}>
            {senderRole === 'user' ? copy.you : name} · <time dateTime={timestamp}>{messageDate(timestamp)}</time>
          </p>
          <div
            className={clsx(
              'mt-1 rounded-lg px-3.5 py-2 break-words',
              senderRole === 'user' ? 'bg-bubble text-on-bubble' : 'bg-sunken',
            )}
          >
            <SafeHtml html={content} className="prose-msg" />
          </div>
        </li>
      ))}
    </ol>
  );
}
