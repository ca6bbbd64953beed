import { useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { isLongEnough, MessageToUser, StaffFeedback, Templates } from './decision-fields.tsx';
import { useDecision } from './use-decision.ts';

const EMPTY = { message: '', feedback: '' };

type ApproveProps = { lead: Lead; open: boolean; fromTemplate: boolean; onClose: () => void };

export function ApproveDialog({ lead, open, fromTemplate, onClose }: ApproveProps) {
  const [form, setForm] = useState(EMPTY);
  const decision = useDecision('approve', leave);

  function leave() {
    setForm(EMPTY);
    onClose();
  }

  function cancel() {
    decision.forgetError();
    leave();
  }

  const approve = () =>
    call('attorneyAcceptLead', {
      attorneyLeadId: lead.id,
      messageToClient: form.message.trim(),
      messageToAdmin: form.feedback.trim(),
    });

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={copy.approve.title}
      description={lead.chatTitle}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {copy.decision.cancel}
          </Button>
          <Button
            busy={decision.isBusy}
            disabled={!isLongEnough(form.message)}
            onClick={() => void decision.run(approve)}
          >
            {decision.isBusy ? copy.approve.working : copy.approve.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Templates
          templates={copy.templates.approve}
          isAsked={fromTemplate}
          onChoose={(message) => setForm({ ...form, message })}
        />
        <MessageToUser value={form.message} onChange={(message) => setForm({ ...form, message })} />
        <StaffFeedback value={form.feedback} onChange={(feedback) => setForm({ ...form, feedback })} />
        {decision.error && <Notice tone="bad">{decision.error}</Notice>}
      </div>
    </Dialog>
  );
}
