import { clsx } from 'clsx';
import type { ThreadMessage } from '#contract/leads.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';

export type ThreadMessagesProps = {
  messages: readonly ThreadMessage[];
  /** Whose side of the thread this is: their own messages stand on the right. */
  reader: ThreadMessage['senderRole'];
  names: Record<ThreadMessage['senderRole'], string>;
  empty: string;
};

/** The messages between a user and an attorney, as either of them sees it. */
export function ThreadMessages({ messages, reader, names, empty }: ThreadMessagesProps) {
  if (messages.length === 0) return <p className="mt-3 text-sm text-muted">{empty}</p>;
  return (
    <ol className="mt-3 grid grid-cols-1 gap-3">
      {messages.map(({ id, senderRole, content, timestamp }) => {
        const isOwn = senderRole === reader;
        return (
          <li key={id} className={clsx('max-w-[85%]', isOwn && 'justify-self-end')}>
            <p className={clsx('text-xs text-muted', isOwn && 'text-right')}>
              {names[senderRole]} · <time dateTime={timestamp}>{messageDate(timestamp)}</time>
            </p>
            <div
              className={clsx(
                'mt-1 rounded-lg px-3.5 py-2 wrap-anywhere',
                isOwn ? 'bg-bubble text-on-bubble' : 'bg-sunken',
              )}
            >
              <SafeHtml html={content} className="prose-msg" />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
