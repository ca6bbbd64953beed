import { useState } from 'react';
import type { Attorney } from '#contract/attorneys.ts';
import type { Message } from '#contract/chat.ts';

const KEY = 'contact-after-sign-in';

/** Kept in this tab alone: it is here that the person comes back signed in. */
export function contactAfterSignIn(attorneyId: string): void {
  sessionStorage.setItem(KEY, attorneyId);
}

/** Which attorney's contact dialog is open. Somebody who had to sign in first finds it open again. */
export function useContacting(messages: readonly Message[]) {
  const [waitingId, setWaitingId] = useState(() => sessionStorage.getItem(KEY));
  const [chosen, setChosen] = useState<{ attorney: Attorney; isOpen: boolean } | null>(null);
  const shown = messages.flatMap(({ attorneyData = [] }) => attorneyData);
  const waiting = shown.find(({ id }) => id === waitingId);

  function choose(attorney: Attorney, isOpen: boolean) {
    sessionStorage.removeItem(KEY);
    setWaitingId(null);
    setChosen({ attorney, isOpen });
  }

  const contacting = waiting ? { attorney: waiting, isOpen: true } : chosen;
  return {
    contacting,
    contact: (attorney: Attorney) => choose(attorney, true),
    close: () => contacting && choose(contacting.attorney, false),
  };
}
