import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/call.ts';
import { untilGone } from '#web/lib/lost-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { refreshEverywhere } from './queries.ts';

const words = copy.withdraw;

export type WithdrawDialogProps = {
  leadId: string;
  name: string;
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
};

export function WithdrawDialog({ leadId, name, open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const queries = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function withdraw() {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await untilGone(() => call('withdrawContact', { leadId }));
      // First away from the contact, then the lists without it: nobody is told that it cannot be found.
      onWithdrawn();
      refreshEverywhere(queries);
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      kind="alert"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.text(name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void withdraw()}>
            {isBusy ? words.working : words.confirm}
          </Button>
        </>
      }
    >
      {hasFailed && <Notice tone="bad">{words.failed}</Notice>}
    </Dialog>
  );
}
