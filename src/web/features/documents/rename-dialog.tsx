import { type FormEvent, useId, useState } from 'react';
import { DOCUMENT_TITLE_MAX } from '#domain/limits.ts';
import { errorText } from '#web/lib/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { copy } from './copy.ts';

type RenameDialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  onSave: (title: string) => Promise<void>;
};

export function RenameDialog({ title, open, onClose, onSave }: RenameDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(title);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      if (typed.trim() !== '') await onSave(typed.trim());
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.rename.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.rename.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {copy.rename.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={copy.rename.label}
          value={typed}
          maxLength={DOCUMENT_TITLE_MAX}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
