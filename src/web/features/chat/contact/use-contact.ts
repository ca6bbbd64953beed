import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Attorney } from '#contract/attorneys.ts';
import type { Message } from '#contract/chat.ts';
import { call } from '#web/lib/call/call.ts';
import { onceDone } from '#web/lib/call/lost-reply.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { attorneyName } from './attorney-cards.tsx';
import { contactAttorneyError, firstMessage } from './contact-attorney-error.ts';
import { contactObjection } from './contact-objection.ts';
import { attorneyWords } from '../words/attorneys.ts';
import { refreshEverywhere } from '../queries.ts';

type Options = { attorney: Attorney; chatId: string | null; messages: readonly Message[]; onClose: () => void };

/** What is filled in before an attorney is contacted, and the contact itself. */
export function useContact({ attorney, chatId, messages, onClose }: Options) {
  const queries = useQueryClient();
  const alert = useAlert();
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const [info, setInfo] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [objection, setObjection] = useState<string | null>(null);
  const { isBusy, error, run, forgetError } = useCall(contactAttorneyError);
  const [contactOnce] = useState(() => onceDone('already-exists'));

  async function submit() {
    const wrong = contactObjection({ isAcknowledged, chatId, messages, excluded });
    setObjection(wrong);
    if (wrong !== null || chatId === null) return;
    const contact = () =>
      call('contactAttorney', {
        attorneyId: attorney.id,
        chatId,
        firstMessage: firstMessage(attorneyName(attorney), info),
        excludedMessageIds: [...excluded],
      });
    if (!(await run(() => contactOnce(contact)))) return;
    refreshEverywhere(queries);
    onClose();
    await alert(attorneyWords.contact.success);
  }

  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      set(value);
      setObjection(null);
      forgetError();
    };
  }

  return {
    isAcknowledged,
    info,
    excluded,
    error: objection ?? error,
    isBusy,
    acknowledge: changing(setIsAcknowledged),
    setInfo,
    exclude: changing(setExcluded),
    submit,
  };
}
