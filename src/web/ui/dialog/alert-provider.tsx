import { type ReactNode, useRef, useState } from 'react';
import { AlertContext } from './use-alert.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { uiWords } from '../words.ts';

/** Holds the one dialog in which `useAlert` speaks. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const [open, setOpen] = useState(false);
  const answered = useRef<() => void>(() => undefined);

  function alert(words: string): Promise<void> {
    answered.current();
    setMessage(words);
    setOpen(true);
    return new Promise((resolve) => {
      answered.current = resolve;
    });
  }

  function close() {
    setOpen(false);
    answered.current();
  }

  return (
    <AlertContext value={alert}>
      {children}
      <Dialog
        kind="alert"
        open={open}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={<span className="font-sans text-base leading-relaxed font-medium">{message}</span>}
        footer={<Button onClick={close}>{uiWords.ok}</Button>}
      />
    </AlertContext>
  );
}
