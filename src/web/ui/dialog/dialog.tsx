import { lazy, type ReactNode, Suspense, useState } from 'react';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** `alert`: must be answered by one of its buttons or Escape. */
  kind?: 'dialog' | 'alert' | undefined;
};

const DialogBase = lazy(async () => ({ default: (await import('./dialog-base.tsx')).DialogBase }));

/** A modal dialog. Its code is fetched when it first opens, and stays for the closing animation. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DialogBase {...props} />
    </Suspense>
  );
}
