import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { DialogProps } from './dialog.tsx';
import { uiWords } from '../words.ts';

/** The part that weighs something; dialog.tsx loads it when a dialog first opens. */
export function DialogBase(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, kind = 'dialog' } = props;
  // An alert dialog has no close button and does not go away by a click beside it: it wants an answer.
  const Parts = kind === 'alert' ? AlertDialog : Dialog;
  return (
    <Parts.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Parts.Portal>
        <Parts.Backdrop className="fixed inset-0 bg-scrim transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Parts.Viewport className="fixed inset-0 grid items-end overflow-y-auto sm:place-items-center sm:p-6">
          <Parts.Popup className="relative max-h-dvh w-full max-w-lg scroll-pb-24 overflow-y-auto rounded-t-xl wrap-anywhere border border-line bg-surface p-6 text-ink shadow-pop transition-all duration-200 ease-out outline-none data-[nested-dialog-open]:brightness-75 data-[ending-style]:translate-y-3 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-3 data-[starting-style]:opacity-0 sm:max-h-[calc(100dvh-3rem)] sm:rounded-xl sm:p-7">
            <Parts.Title
              className={
                kind === 'alert' ? 'font-serif text-xl font-semibold' : 'pr-10 font-serif text-xl font-semibold'
              }
            >
              {title}
            </Parts.Title>
            {description && (
              <Parts.Description render={<div />} className="mt-2 text-muted">
                {description}
              </Parts.Description>
            )}
            {kind === 'dialog' && (
              <Parts.Close
                aria-label={uiWords.close}
                className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
              >
                <X size={18} aria-hidden />
              </Parts.Close>
            )}
            {children && <div className="mt-5">{children}</div>}
            {footer && (
              // Always in reach, where the screen is high enough to leave room for what is asked.
              <div className="-mx-6 mt-6 -mb-6 flex flex-col-reverse gap-3 rounded-b-xl bg-surface px-6 pt-3 pb-6 sm:-mx-7 sm:-mb-7 sm:flex-row sm:flex-wrap sm:justify-end sm:px-7 sm:pb-7 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:-bottom-6 sm:[@media(min-height:30rem)]:-bottom-7">
                {footer}
              </div>
            )}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}
