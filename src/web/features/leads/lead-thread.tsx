import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from '#contract/leads.ts';
import { leadCan } from '#domain/leads/lead.ts';
import { call } from '#web/lib/call/call.ts';
import { useMarkRead } from '#web/lib/use-mark-read.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ThreadForm } from '#web/frame/thread-form.tsx';
import { LoadedThread } from '#web/frame/loaded-thread.tsx';
import { copy } from './copy.ts';
import { refreshLeads, showAsRead, useLeadThread } from './queries.ts';

/** The messages between the attorney and the lead. */
export function LeadThread({ lead }: { lead: Lead }) {
  const queries = useQueryClient();
  const thread = useLeadThread(lead.id);
  useMarkRead(lead.id, lead.unread && thread.isSuccess, () => showAsRead(queries, lead.id));
  const canWrite = leadCan(lead.status, 'message');

  async function send(content: string, requestId: string) {
    const outcome = await call('sendMessageToUser', { leadId: lead.id, content, requestId });
    void refreshLeads(queries);
    return outcome;
  }

  return (
    <section aria-labelledby="lead-thread">
      <h2 id="lead-thread" className="font-serif text-lg font-semibold">
        {copy.thread.heading}
      </h2>
      <LoadedThread
        thread={thread}
        reader="attorney"
        names={{ attorney: copy.thread.you, user: copy.thread.client }}
        empty={canWrite ? copy.thread.empty : copy.thread.emptyClosed}
        loading={copy.thread.loading}
        failed={copy.thread.failed}
      />
      {canWrite ? (
        <ThreadForm leadId={lead.id} label={copy.thread.box} words={copy.thread.form} onSend={send} />
      ) : (
        <Notice tone="info" className="mt-3">
          {copy.thread.closed}
        </Notice>
      )}
    </section>
  );
}
