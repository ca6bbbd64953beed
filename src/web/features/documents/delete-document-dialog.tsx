import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { copy } from './copy.ts';

type DeleteDocumentDialogProps = { title: string; open: boolean; onClose: () => void; onDelete: () => Promise<void> };

export function DeleteDocumentDialog({ title, open, onClose, onDelete }: DeleteDocumentDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={copy.deletion.title}
      description={copy.deletion.text(title)}
      cancel={copy.deletion.cancel}
      confirm={copy.deletion.confirm}
      onConfirm={onDelete}
    >
      <p className="font-semibold">{copy.deletion.final}</p>
    </ConfirmDialog>
  );
}
