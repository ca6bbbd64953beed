import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { onceDone } from '#web/lib/call/lost-reply.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { decisionError, type DecisionKind } from './decision-error.ts';
import { refreshLeads } from '../queries.ts';

type DecisionDialogProps = {
  kind: DecisionKind;
  lead: Lead;
  open: boolean;
  canDecide: boolean;
  decide: () => Promise<{ success: boolean }>;
  /** Decided or cancelled: the fields are emptied and the dialog closes. */
  onLeave: () => void;
  children: ReactNode;
};

/** What approving and declining have in common: they can be cancelled, run once, and say what failed. */
export function DecisionDialog({ kind, lead, open, canDecide, decide, onLeave, children }: DecisionDialogProps) {
  const decision = useDecision(kind, onLeave);

  function cancel() {
    decision.forgetError();
    onLeave();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={copy[kind].title}
      description={lead.chatTitle}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {copy.decision.cancel}
          </Button>
          <Button
            variant={kind === 'decline' ? 'danger' : 'primary'}
            busy={decision.isBusy}
            disabled={!canDecide}
            onClick={() => void decision.run(decide)}
          >
            {decision.isBusy ? copy[kind].working : copy[kind].submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        {decision.error && <Notice tone="bad">{decision.error}</Notice>}
      </div>
    </Dialog>
  );
}

/** Runs a decision once. Whatever comes of it, the leads are read again: somebody else may have decided. */
function useDecision(kind: DecisionKind, onDone: () => void) {
  const queries = useQueryClient();
  const [decideOnce] = useState(() => onceDone('failed-precondition'));
  const { run, ...decision } = useCall((error) => decisionError(error, kind));

  async function decide(work: () => Promise<{ success: boolean }>) {
    const isDone = await run(async () => {
      const { success } = await decideOnce(work);
      if (!success) throw new Error(copy[kind].failed);
    });
    if (isDone) onDone();
    void refreshLeads(queries);
  }

  return { ...decision, run: decide };
}
