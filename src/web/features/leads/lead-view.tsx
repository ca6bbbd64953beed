import { useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { ActionBar, type Deciding } from './decide/action-bar.tsx';
import { copy } from './copy.ts';
import { LeadConversation } from './lead-conversation.tsx';
import { LeadInfoPanel } from './lead-info-panel.tsx';
import { LeadThread } from './lead-thread.tsx';
import { useLeadChat } from './queries.ts';

/** One lead, from the decision about it down to the thread, with the way to decide always in reach. */
export function LeadView({ lead }: { lead: Lead }) {
  const chat = useLeadChat(lead.chatId);
  const [deciding, setDeciding] = useState<Deciding>(null);
  const onConflict =
    lead.status === 'pending' ? () => setDeciding({ kind: 'decline', reason: 'Conflict of Interest' }) : undefined;
  return (
    <>
      <section
        aria-label={copy.header.lead(lead.chatTitle)}
        // Scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-6 -outline-offset-2 sm:px-8"
      >
        <div className="mx-auto grid max-w-[46rem] grid-cols-1 gap-7">
          {lead.status !== 'pending' && <LeadInfoPanel lead={lead} />}
          {lead.additionalInfo && (
            <p className="rounded-lg bg-primary-soft px-4 py-3 wrap-anywhere whitespace-pre-line text-primary-ink">
              <strong className="font-semibold">{copy.note}</strong> {lead.additionalInfo}
            </p>
          )}
          <LeadConversation lead={lead} chat={chat} onConflict={onConflict} />
          <LeadThread lead={lead} />
        </div>
      </section>
      <ActionBar lead={lead} disabled={!chat.data} deciding={deciding} onDecide={setDeciding} />
    </>
  );
}
