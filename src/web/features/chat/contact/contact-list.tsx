import type { AttorneyContact } from '#contract/leads.ts';
import { Badge } from '#web/ui/badge.tsx';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { ContactStatus } from './contact-status.tsx';
import { attorneyWords } from '../words/attorneys.ts';

export type ContactListProps = {
  /** Pending, declined, accepted. */
  contacts: readonly AttorneyContact[];
  onOpen: (contact: AttorneyContact) => void;
};

export function ContactList({ contacts, onOpen }: ContactListProps) {
  return (
    <ul className="grid grid-cols-1 gap-0.5">
      {contacts.map((contact) => (
        <li key={contact.id}>
          <button type="button" data-closes-drawer onClick={() => onOpen(contact)} className={navItemStyle(false)}>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-xs">{contact.chatTitle}</span>
              <span className="block truncate text-ink">
                {contact.attorneyFirstName} {contact.attorneyLastName}
              </span>
              <ContactStatus status={contact.status} className="text-xs" />
            </span>
            {contact.unread && <Badge tone="info">{attorneyWords.status.unread}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  );
}
