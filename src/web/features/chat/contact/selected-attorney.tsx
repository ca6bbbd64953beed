import { useEffect } from 'react';
import type { Attorney } from '#contract/attorneys.ts';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { AttorneyCards } from './attorney-cards.tsx';
import { attorneyWords } from '../words/attorneys.ts';
import { useContacts, useLiveContacts } from '../queries.ts';
import { StatusDialog } from './status-dialog.tsx';
import type { useChatPlace } from '../sidebar/use-chat-place.ts';

type SelectedAttorneyProps = {
  place: ReturnType<typeof useChatPlace>;
  /** Everybody whose card stands in the chat, in that order: no new choice is made here. */
  shown: readonly Attorney[];
  onContact: (attorney: Attorney) => void;
};

/** The attorney that the address names, with the state of the contact. */
export function SelectedAttorney({ place, shown, onContact }: SelectedAttorneyProps) {
  const { chat, attorneyId } = place;
  const { data: contacts, isFetching } = useContacts(true);
  const alert = useAlert();
  useLiveContacts();
  const contact = contacts?.find((other) => other.attorneyId === attorneyId && other.chatId === chat?.id);
  const isMissing = attorneyId !== null && contacts !== undefined && !isFetching && !contact;

  useEffect(() => {
    if (!isMissing || !chat) return;
    place.open(chat.id);
    void alert(attorneyWords.contact.missing(attorneyId));
    // An effect, because it is the server's list that tells it, not a click; what it changes is the address. Once for each
    // attorney that is not found, however often the page is drawn meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);

  if (!contact || !chat) return null;
  const isContacted = ({ id }: Attorney) =>
    contacts?.some((other) => other.attorneyId === id && other.chatId === chat.id) ?? false;
  const others = [...new Map(shown.map((attorney) => [attorney.id, attorney])).values()].filter(
    (attorney) => !isContacted(attorney),
  );
  return (
    <StatusDialog
      key={contact.id}
      contact={contact}
      open
      others={
        others.length > 0 && (
          <AttorneyCards
            attorneys={others}
            isContacted={isContacted}
            onContact={(attorney) => {
              place.open(chat.id);
              onContact(attorney);
            }}
            onStatus={() => undefined}
          />
        )
      }
      onClose={() => place.open(chat.id)}
    />
  );
}
