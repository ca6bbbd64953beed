import { type FormEvent, useState } from 'react';
import { ACCOUNT_REASON_MAX, type StaffAccount } from '#contract/staff/accounts.ts';
import { call } from '#web/lib/call/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from '../copy.ts';
import { momentText } from '../format.ts';
import { Panel } from '../page-frame.tsx';
import { useAction } from '../use-action.ts';

const words = copy.accounts;

export function AccountPanel({ account }: { account: StaffAccount }) {
  const { id, email, name, isAttorney, isDisabled, createdAt } = account;
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const action = useAction();

  async function change(event: FormEvent) {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '' || action.isBusy) return;
    const done = await action.run(() => call('staffDisableAccount', { accountId: id, disabled: !isDisabled, reason }));
    if (done) setReason('');
  }

  return (
    <Panel heading={email}>
      <p className="text-sm text-muted">
        {name}
        {isAttorney && ` · ${words.attorney}`}
        {` · ${words.since} ${momentText(createdAt)}`}
      </p>
      <output>{isDisabled ? words.disabled : words.enabled}</output>
      {isAttorney && !isDisabled && <p className="text-sm text-muted">{words.attorneyNote}</p>}
      <form onSubmit={(event) => void change(event)} noValidate className="grid max-w-xl gap-4">
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          error={isMissing ? words.reasonMissing : undefined}
          maxLength={ACCOUNT_REASON_MAX}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setIsMissing(false);
          }}
        />
        {action.error && <Notice tone="bad">{action.error}</Notice>}
        <Button type="submit" variant="secondary" busy={action.isBusy} className="justify-self-start">
          {isDisabled ? words.enable : words.disable}
        </Button>
      </form>
    </Panel>
  );
}
