import type { Chat } from '#contract/chat.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import { DocumentsLost } from './documents-lost.tsx';

export type DeleteDialogProps = {
  chat: Chat;
  /** The attorneys contacted from this chat. */
  contacts: readonly AttorneyContact[];
  open: boolean;
  onClose: () => void;
  onDelete: () => Promise<void>;
};

export function DeleteDialog({ chat, contacts, open, onClose, onDelete }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={copy.deletion.title}
      description={copy.deletion.text(chat.title)}
      cancel={copy.deletion.cancel}
      confirm={copy.deletion.confirm}
      onConfirm={onDelete}
    >
      {contacts.length > 0 && (
        <div className="mb-4 rounded-lg bg-warn-soft p-4">
          <p>{copy.deletion.contacts}</p>
          <ul className="mt-2 list-disc pl-5 font-semibold">
            {contacts.map((contact) => (
              <li key={contact.id}>
                {contact.attorneyFirstName} {contact.attorneyLastName}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DocumentsLost chatId={chat.id} isAsking={open} warning={copy.deletion.documents} />
      <p className="font-semibold">{copy.deletion.final}</p>
    </ConfirmDialog>
  );
}
