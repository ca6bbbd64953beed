import { type ReactNode, useState } from 'react';
import type { AttorneyContact } from '#contract/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { messageDate } from '#web/lib/message-date.ts';
import { AttorneyThread } from '../thread/attorney-thread.tsx';
import { ContactStatus } from './contact-status.tsx';
import { attorneyWords } from '../words/attorneys.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type StatusDialogProps = {
  contact: AttorneyContact;
  open: boolean;
  /** After a decline: others who were shown in the same chat. */
  others?: ReactNode;
  onClose: () => void;
};

export function StatusDialog({ contact, open, others, onClose }: StatusDialogProps) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const name = `${contact.attorneyFirstName} ${contact.attorneyLastName}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      description={contact.chatTitle}
      footer={
        <>
          {contact.status !== 'declined' && (
            <Button variant="danger" className="sm:mr-auto" onClick={() => setIsWithdrawing(true)}>
              {attorneyWords.withdraw.button}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {attorneyWords.status.close}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        <Entry term={attorneyWords.status.label}>
          <ContactStatus status={contact.status} />
        </Entry>
        <Entry term={attorneyWords.status.submitted}>{messageDate(contact.createdAt)}</Entry>
        {contact.declineCategory && (
          <Entry term={attorneyWords.status.reason}>{attorneyWords.status.reasons[contact.declineCategory]}</Entry>
        )}
      </dl>
      {contact.messageToClient && (
        <div className="mt-4 rounded-lg bg-sunken p-4">
          <p className="text-sm font-semibold">{attorneyWords.status.message(name)}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{contact.messageToClient}</p>
        </div>
      )}
      {contact.status === 'declined' && (
        <p className="mt-4 text-sm">
          {attorneyWords.status.others}{' '}
          <a href={attorneyWords.status.freeHelp.url} target="_blank" rel="noopener" className="link">
            {attorneyWords.status.freeHelp.label}
          </a>
          .
        </p>
      )}
      {contact.status === 'declined' && others}
      <AttorneyThread contact={contact} name={name} />
      <WithdrawDialog
        leadId={contact.id}
        name={name}
        open={isWithdrawing}
        onClose={() => setIsWithdrawing(false)}
        onWithdrawn={onClose}
      />
    </Dialog>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </>
  );
}
