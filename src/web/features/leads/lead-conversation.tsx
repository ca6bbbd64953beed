import { clsx } from 'clsx';
import type { Lead, LeadChatMessage } from '#contract/leads.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { LeadBriefCard } from './lead-brief-card.tsx';
import { markRedactions } from './mark-redactions.ts';
import type { useLeadChat } from './queries.ts';

type LeadConversationProps = {
  lead: Lead;
  chat: ReturnType<typeof useLeadChat>;
  /** Where there is something to decide: the other side is somebody the attorney cannot act against. */
  onConflict: (() => void) | undefined;
};

/** The brief and the chat with the assistant, as far as the user shared it. */
export function LeadConversation({ lead, chat, onConflict }: LeadConversationProps) {
  if (chat.isPending) return <Loading label={copy.conversation.loading} showLabel />;
  if (!chat.data) return <Notice tone="bad">{copy.conversation.failed}</Notice>;
  const { brief, messages } = chat.data;
  return (
    <>
      <LeadBriefCard brief={brief} onConflict={onConflict} />
      <section aria-labelledby="ai-conversation">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="ai-conversation" className="font-serif text-lg font-semibold">
            {copy.conversation.heading}
          </h2>
          {lead.status === 'pending' && <p className="text-sm text-muted">{copy.conversation.hidden}</p>}
        </div>
        {messages.length === 0 && (
          <Notice tone="bad" className="mt-3">
            {copy.conversation.none}
          </Notice>
        )}
        <ol className="mt-3 grid grid-cols-1 gap-3">
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} />
          ))}
        </ol>
      </section>
    </>
  );
}

function ChatMessage({ message }: { message: LeadChatMessage }) {
  const isClient = message.role === 'user';
  return (
    <li
      className={clsx(
        'rounded-lg border px-4 py-3',
        isClient ? 'border-line bg-surface' : 'border-transparent bg-sunken',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span className="font-semibold">{isClient ? copy.conversation.client : copy.conversation.assistant}</span>
        <time dateTime={message.timestamp}>{messageDate(message.timestamp)}</time>
      </p>
      <SafeHtml html={markRedactions(message.content)} className="prose-msg redactable mt-1 wrap-anywhere" />
    </li>
  );
}
