import { type FormEvent, useId, useState } from 'react';
import { DOCUMENT_TITLE_MAX } from '#domain/limits.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
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
  const saving = useCall();

  async function save() {
    if (typed.trim() !== '') await onSave(typed.trim());
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void saving.run(save);
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
          <Button type="submit" form={formId} busy={saving.isBusy}>
            {copy.rename.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={copy.rename.label}
          value={typed}
          maxLength={DOCUMENT_TITLE_MAX}
          error={saving.error ?? undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            saving.forgetError();
          }}
        />
      </form>
    </Dialog>
  );
}
