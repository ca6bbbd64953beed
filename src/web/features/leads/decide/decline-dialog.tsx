import { useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { DECLINE_REASONS, type DeclineReason } from '#domain/leads/decline-reason.ts';
import { call } from '#web/lib/call/call.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { copy } from '../copy.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { MessageToUser, StaffFeedback, Templates } from './decision-fields.tsx';
import {
  canDecline,
  type DeclineForm,
  EMPTY_DECLINE,
  EXPLANATION_MAX,
  FEEDBACK_BESIDE_EXPLANATION_MAX,
  feedbackOf,
} from './decline-form.ts';

export type DeclineDialogProps = {
  lead: Lead;
  open: boolean;
  /** Already said, such as a conflict. */
  reason?: DeclineReason | undefined;
  onClose: () => void;
};

export function DeclineDialog({ lead, open, reason, onClose }: DeclineDialogProps) {
  const [form, setForm] = useState(EMPTY_DECLINE);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && reason) setForm({ ...EMPTY_DECLINE, reason });
  }

  function leave() {
    setForm(EMPTY_DECLINE);
    onClose();
  }

  const decline = () =>
    call('attorneyDeclineLead', {
      attorneyLeadId: lead.id,
      declineCategory: form.reason,
      messageToClient: form.message.trim(),
      messageToAdmin: feedbackOf(form),
    });

  return (
    <DecisionDialog
      kind="decline"
      lead={lead}
      open={open}
      canDecide={canDecline(form)}
      decide={decline}
      onLeave={leave}
    >
      <Fields form={form} onChange={setForm} />
    </DecisionDialog>
  );
}

function Fields({ form, onChange }: { form: DeclineForm; onChange: (form: DeclineForm) => void }) {
  return (
    <div className="grid gap-4">
      <Select
        label={copy.decline.reason}
        required
        options={DECLINE_REASONS}
        value={form.reason}
        onChange={(event) => onChange({ ...form, reason: event.target.value as DeclineReason })}
      />
      {form.reason === 'Other' && (
        <TextArea
          label={copy.decline.other}
          hint={copy.decline.otherHint}
          required
          rows={2}
          maxLength={EXPLANATION_MAX}
          value={form.explanation}
          onChange={(event) => onChange({ ...form, explanation: event.target.value })}
        />
      )}
      <Templates templates={copy.templates.decline} onChoose={(message) => onChange({ ...form, message })} />
      <MessageToUser value={form.message} onChange={(message) => onChange({ ...form, message })} />
      <StaffFeedback
        value={form.feedback}
        max={FEEDBACK_BESIDE_EXPLANATION_MAX}
        onChange={(feedback) => onChange({ ...form, feedback })}
      />
    </div>
  );
}
