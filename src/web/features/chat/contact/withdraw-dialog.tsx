import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/call/call.ts';
import { untilGone } from '#web/lib/call/lost-reply.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { attorneyWords } from '../words/attorneys.ts';
import { refreshEverywhere } from '../queries.ts';

const words = attorneyWords.withdraw;

export type WithdrawDialogProps = {
  leadId: string;
  name: string;
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
};

export function WithdrawDialog({ leadId, name, open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const queries = useQueryClient();

  async function withdraw() {
    await untilGone(() => call('withdrawContact', { leadId }));
    // First away from the contact, then the lists without it: nobody is told that it cannot be found.
    onWithdrawn();
    refreshEverywhere(queries);
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.text(name)}
      cancel={words.cancel}
      confirm={words.confirm}
      working={words.working}
      failed={words.failed}
      onConfirm={withdraw}
    />
  );
}
