import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Attorney } from '#contract/attorneys.ts';
import { ADDITIONAL_INFO_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useAlert } from '#web/ui/use-alert.ts';
import { attorneyName } from './attorney-cards.tsx';
import { contactAttorneyError, firstMessage } from './contact-attorney-error.ts';
import { copy } from './copy.ts';
import { refreshEverywhere } from './queries.ts';

export type ContactDialogProps = { attorney: Attorney; chatId: string | null; open: boolean; onClose: () => void };

/** What is typed survives a failure: the dialog stays open and says what went wrong. */
export function ContactDialog({ attorney, chatId, open, onClose }: ContactDialogProps) {
  const name = attorneyName(attorney);
  const { isAcknowledged, acknowledge, info, setInfo, error, isBusy, submit } = useContact(attorney, chatId, onClose);
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
          <Button busy={isBusy} onClick={() => void submit()}>
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
        checked={isAcknowledged}
        onChange={(event) => acknowledge(event.target.checked)}
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
        value={info}
        onChange={(event) => setInfo(event.target.value)}
        className="mt-4"
      />
      {error && error !== copy.contact.notAcknowledged && (
        <Notice tone="bad" className="mt-4">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}

function useContact(attorney: Attorney, chatId: string | null, onClose: () => void) {
  const queries = useQueryClient();
  const alert = useAlert();
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const [info, setInfo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    if (!isAcknowledged) return setError(copy.contact.notAcknowledged);
    if (chatId === null) return setError(copy.contact.noChat);
    setError(null);
    setIsBusy(true);
    try {
      await call('contactAttorney', {
        attorneyId: attorney.id,
        chatId,
        firstMessage: firstMessage(attorneyName(attorney), info),
      });
      refreshEverywhere(queries);
      onClose();
      await alert(copy.contact.success);
    } catch (failure) {
      setError(contactAttorneyError(failure));
    } finally {
      setIsBusy(false);
    }
  }

  function acknowledge(isTicked: boolean) {
    setIsAcknowledged(isTicked);
    setError(null);
  }

  return { isAcknowledged, acknowledge, info, setInfo, error, isBusy, submit };
}
