import type { ReactNode } from 'react';
import { useCall } from '#web/lib/call/use-call.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from '../notice.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  cancel: string;
  confirm: string;
  /** What the button says while it works, where that is something else. */
  working?: string | undefined;
  /** What is said when it fails; the error's own words unless told otherwise. */
  failed?: string | undefined;
  /** Nothing is lost by it. */
  harmless?: boolean | undefined;
  onConfirm: () => Promise<unknown>;
};

/** Asks before something is done that cannot be taken back. Closing it afterwards is left to whoever does it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, children, cancel, confirm, working = confirm, failed, onConfirm } = props;
  const doing = useCall(failed === undefined ? undefined : () => failed);

  function close() {
    doing.forgetError();
    onClose();
  }

  return (
    <Dialog
      kind="alert"
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {cancel}
          </Button>
          <Button
            variant={props.harmless ? 'primary' : 'danger'}
            busy={doing.isBusy}
            onClick={() => void doing.run(onConfirm)}
          >
            {doing.isBusy ? working : confirm}
          </Button>
        </>
      }
    >
      {children}
      {doing.error && <Notice tone="bad">{doing.error}</Notice>}
    </Dialog>
  );
}
