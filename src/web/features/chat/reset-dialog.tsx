import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { copy } from './copy.ts';
import { DocumentsLost } from './documents-lost.tsx';

export type ResetDialogProps = {
  chatId: string | null;
  open: boolean;
  onClose: () => void;
  onReset: () => Promise<void>;
};

export function ResetDialog({ chatId, open, onClose, onReset }: ResetDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function reset() {
    setIsBusy(true);
    await onReset();
    setIsBusy(false);
    onClose();
  }

  return (
    <Dialog
      kind="alert"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.reset.question}
      description={
        <p>
          {copy.reset.keep} <TextLink to={paths.login}>{copy.reset.account}</TextLink>.
        </p>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.reset.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void reset()}>
            {copy.reset.confirm}
          </Button>
        </>
      }
    >
      <DocumentsLost chatId={chatId} isAsking={open} warning={copy.reset.documents} />
    </Dialog>
  );
}
