import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from '../copy.ts';
import { DocumentsLost } from '../sidebar/documents-lost.tsx';

export type ResetDialogProps = {
  chatId: string | null;
  open: boolean;
  onClose: () => void;
  onReset: () => Promise<void>;
};

export function ResetDialog({ chatId, open, onClose, onReset }: ResetDialogProps) {
  async function reset() {
    await onReset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={copy.reset.question}
      description={
        <p>
          {copy.reset.keep} <TextLink to={paths.login}>{copy.reset.account}</TextLink>.
        </p>
      }
      cancel={copy.reset.cancel}
      confirm={copy.reset.confirm}
      harmless
      onConfirm={reset}
    >
      <DocumentsLost chatId={chatId} isAsking={open} warning={copy.reset.documents} />
    </ConfirmDialog>
  );
}
