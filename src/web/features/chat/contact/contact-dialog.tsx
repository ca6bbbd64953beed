import type { Attorney } from '#contract/attorneys.ts';
import { ADDITIONAL_INFO_MAX } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { attorneyName } from './attorney-cards.tsx';
import { ContactPreview } from './contact-preview.tsx';
import { copy } from '../copy.ts';
import { useContact } from './use-contact.ts';
import { useMessages } from '../conversation/use-messages.ts';

export type ContactDialogProps = { attorney: Attorney; chatId: string | null; open: boolean; onClose: () => void };

/** What is typed survives a failure: the dialog stays open and says what went wrong. */
export function ContactDialog({ attorney, chatId, open, onClose }: ContactDialogProps) {
  const name = attorneyName(attorney);
  const messages = useMessages(open ? chatId : null, true).query.data ?? [];
  const contact = useContact({ attorney, chatId, messages, onClose });
  const { error, isBusy } = contact;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.attorney.contactName(name)}
      description={copy.contact.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.contact.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void contact.submit()}>
            {isBusy ? copy.contact.submitting : copy.contact.submit}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 rounded-lg bg-sunken p-4 pl-8 text-sm marker:text-muted">
        {copy.contact.acknowledgements.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox
        label={copy.contact.acknowledge}
        required
        checked={contact.isAcknowledged}
        onChange={(event) => contact.acknowledge(event.target.checked)}
        error={error === copy.contact.notAcknowledged ? error : undefined}
        className="mt-3"
      />
      <TextArea
        label={copy.contact.additional}
        hint={copy.contact.additionalHint}
        optional
        counter
        maxLength={ADDITIONAL_INFO_MAX}
        rows={3}
        value={contact.info}
        onChange={(event) => contact.setInfo(event.target.value)}
        className="mt-4"
      />
      {messages.length > 0 && (
        <ContactPreview messages={messages} excluded={contact.excluded} onChange={contact.exclude} />
      )}
      {error && error !== copy.contact.notAcknowledged && (
        <Notice tone="bad" className="mt-4">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
