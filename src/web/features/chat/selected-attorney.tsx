import { useEffect } from 'react';
import { useAlert } from '#web/ui/use-alert.ts';
import { copy } from './copy.ts';
import { useContacts, useLiveContacts } from './queries.ts';
import { StatusDialog } from './status-dialog.tsx';
import type { useChatPlace } from './use-chat-place.ts';

/** The attorney that the address names, with the state of the contact. */
export function SelectedAttorney({ place }: { place: ReturnType<typeof useChatPlace> }) {
  const { chat, attorneyId } = place;
  const { data: contacts, isFetching } = useContacts(true);
  const alert = useAlert();
  useLiveContacts();
  const contact = contacts?.find((other) => other.attorneyId === attorneyId && other.chatId === chat?.id);
  const isMissing = attorneyId !== null && contacts !== undefined && !isFetching && !contact;

  useEffect(() => {
    if (!isMissing || !chat) return;
    place.open(chat.id);
    void alert(copy.contact.missing(attorneyId));
    // Once for each attorney that is not found, however often the page is drawn meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);

  if (!contact || !chat) return null;
  return <StatusDialog key={contact.id} contact={contact} open onClose={() => place.open(chat.id)} />;
}
