import { useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { call } from '#web/lib/call/call.ts';
import { copy } from '../copy.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { isLongEnough, MessageToUser, StaffFeedback, Templates } from './decision-fields.tsx';

const EMPTY = { message: '', feedback: '' };

type ApproveProps = { lead: Lead; open: boolean; fromTemplate: boolean; onClose: () => void };

export function ApproveDialog({ lead, open, fromTemplate, onClose }: ApproveProps) {
  const [form, setForm] = useState(EMPTY);

  function leave() {
    setForm(EMPTY);
    onClose();
  }

  const approve = () =>
    call('attorneyAcceptLead', {
      attorneyLeadId: lead.id,
      messageToClient: form.message.trim(),
      messageToAdmin: form.feedback.trim(),
    });

  return (
    <DecisionDialog
      kind="approve"
      lead={lead}
      open={open}
      canDecide={isLongEnough(form.message)}
      decide={approve}
      onLeave={leave}
    >
      <Templates
        templates={copy.templates.approve}
        isAsked={fromTemplate}
        onChoose={(message) => setForm({ ...form, message })}
      />
      <MessageToUser value={form.message} onChange={(message) => setForm({ ...form, message })} />
      <StaffFeedback value={form.feedback} onChange={(feedback) => setForm({ ...form, feedback })} />
    </DecisionDialog>
  );
}
