import { Check } from 'lucide-react';
import type { Attorney } from '#contract/attorneys.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { attorneyWords } from '../words/attorneys.ts';
import { contactAfterSignIn } from './use-contacting.ts';

export type SignInDialogProps = { attorney: Attorney; open: boolean; onClose: () => void };

/** Logging in opens a tab of its own, so that the chat stays where it is; back here the contact goes on. */
export function SignInDialog({ attorney, open, onClose }: SignInDialogProps) {
  function leave() {
    contactAfterSignIn(attorney.id);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={attorneyWords.signIn.title}
      description={attorneyWords.signIn.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {attorneyWords.signIn.cancel}
          </Button>
          <LinkButton to={paths.login} target="_blank" rel="noopener" onClick={leave}>
            {attorneyWords.signIn.action}
          </LinkButton>
        </>
      }
    >
      <ul className="grid gap-2">
        {attorneyWords.signIn.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check size={18} className="mt-1 shrink-0 text-ok" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
