import type { Lead } from '#contract/leads.ts';
import type { DeclineReason } from '#domain/leads/decline-reason.ts';
import { leadCan } from '#domain/leads/lead.ts';
import { Button } from '#web/ui/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { copy } from '../copy.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { Key } from '../key.tsx';
import { useKey } from '../use-keys.ts';

/** Which decision is being made. */
export type Deciding = { kind: 'approve'; fromTemplate?: boolean } | { kind: 'decline'; reason?: DeclineReason } | null;

type ActionBarProps = {
  lead: Lead;
  /** What there is to decide about is not on the screen yet. */
  disabled: boolean;
  deciding: Deciding;
  onDecide: (deciding: Deciding) => void;
};

export function ActionBar({ lead, disabled, deciding, onDecide }: ActionBarProps) {
  const cannotDecide = disabled || !leadCan(lead.status, 'decide');
  const close = () => onDecide(null);
  useKey('a', () => !cannotDecide && onDecide({ kind: 'approve' }));
  // The templates stand first in the dialog: nothing is sent before it is read.
  useKey('t', () => !cannotDecide && onDecide({ kind: 'approve', fromTemplate: true }));
  useKey('d', () => !cannotDecide && onDecide({ kind: 'decline' }));
  return (
    <section
      aria-label={copy.actions.label}
      className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:px-8"
    >
      <p className="text-sm text-muted sm:flex-1">{copy.actions[lead.status]}</p>
      <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button variant="danger" disabled={cannotDecide} onClick={() => onDecide({ kind: 'decline' })}>
          {copy.actions.decline}
          <Key name="D" />
        </Button>
        <Button disabled={cannotDecide} onClick={() => onDecide({ kind: 'approve' })}>
          {copy.actions.approve}
          <Key name="A" />
        </Button>
      </div>
      <ApproveDialog
        lead={lead}
        open={deciding?.kind === 'approve'}
        fromTemplate={deciding?.kind === 'approve' && deciding.fromTemplate === true}
        onClose={close}
      />
      <DeclineDialog
        lead={lead}
        open={deciding?.kind === 'decline'}
        reason={deciding?.kind === 'decline' ? deciding.reason : undefined}
        onClose={close}
      />
    </section>
  );
}
