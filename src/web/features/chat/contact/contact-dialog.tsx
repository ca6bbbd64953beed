import type { Attorney } from '#contract/attorneys.ts';
import { ADDITIONAL_INFO_MAX } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { attorneyName } from './attorney-cards.tsx';
import { ContactPreview } from './contact-preview.tsx';
import { attorneyWords } from '../words/attorneys.ts';
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
      title={attorneyWords.attorney.contactName(name)}
      description={attorneyWords.contact.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {attorneyWords.contact.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void contact.submit()}>
            {isBusy ? attorneyWords.contact.submitting : attorneyWords.contact.submit}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 rounded-lg bg-sunken p-4 pl-8 text-sm marker:text-muted">
        {attorneyWords.contact.acknowledgements.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox
        label={attorneyWords.contact.acknowledge}
        required
        checked={contact.isAcknowledged}
        onChange={(event) => contact.acknowledge(event.target.checked)}
        error={error === attorneyWords.contact.notAcknowledged ? error : undefined}
        className="mt-3"
      />
      <TextArea
        label={attorneyWords.contact.additional}
        hint={attorneyWords.contact.additionalHint}
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
      {error && error !== attorneyWords.contact.notAcknowledged && (
        <Notice tone="bad" className="mt-4">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
