import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { copy } from './copy.ts';

type DeleteDocumentDialogProps = { title: string; open: boolean; onClose: () => void; onDelete: () => Promise<void> };

export function DeleteDocumentDialog({ title, open, onClose, onDelete }: DeleteDocumentDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function remove() {
    setIsBusy(true);
    await onDelete();
    setIsBusy(false);
  }
  return (
    <Dialog
      kind="alert"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.deletion.title}
      description={copy.deletion.text(title)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.deletion.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
            {copy.deletion.confirm}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{copy.deletion.final}</p>
    </Dialog>
  );
}
