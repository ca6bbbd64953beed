import { useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { leadCan } from '#domain/lead.ts';
import { Button } from '#web/ui/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { copy } from './copy.ts';
import { DeclineDialog } from './decline-dialog.tsx';

/** `disabled`: what there is to decide about is not on the screen yet. */
export function ActionBar({ lead, disabled }: { lead: Lead; disabled: boolean }) {
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const cannotDecide = disabled || !leadCan(lead.status, 'decide');
  const close = () => setOpen(null);
  return (
    <section
      aria-label={copy.actions.label}
      className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:px-8"
    >
      <p className="text-sm text-muted sm:flex-1">{copy.actions[lead.status]}</p>
      <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button variant="danger" disabled={cannotDecide} onClick={() => setOpen('decline')}>
          {copy.actions.decline}
        </Button>
        <Button disabled={cannotDecide} onClick={() => setOpen('approve')}>
          {copy.actions.approve}
        </Button>
      </div>
      <ApproveDialog lead={lead} open={open === 'approve'} onClose={close} />
      <DeclineDialog lead={lead} open={open === 'decline'} onClose={close} />
    </section>
  );
}
