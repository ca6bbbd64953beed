import {
  BriefcaseBusiness,
  CalendarDays,
  CircleHelp,
  FileText,
  LogOut,
  Mail,
  Plus,
  UserRound,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Chat } from '#contract/chat.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import { FoldingList } from '#web/frame/folding-list.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { matterPath, paths, staffPaths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ChatRow } from './chat-row.tsx';
import { ContactList } from '../contact/contact-list.tsx';
import { copy } from '../copy.ts';
import { newestFirst, titled } from './selection.ts';

export type ChatSidebarProps = {
  /** Unknown when they could not be read. */
  chats: readonly Chat[] | undefined;
  contacts: readonly AttorneyContact[];
  selectedId: string | null;
  onNew: () => void;
  onSelect: (chat: Chat) => void;
  onRename: (chat: Chat, title: string) => void;
  onDelete: (chat: Chat) => void;
  onContact: (contact: AttorneyContact) => void;
  onLogOut: () => void;
};

/** Fewer are found by looking. */
const SEARCH_FROM = 8;

export function ChatSidebar(props: ChatSidebarProps) {
  const { chats, contacts, selectedId, onNew, onSelect, onRename, onDelete, onContact, onLogOut } = props;
  const isStaff = useSession().user?.claims.staff ?? false;
  const [search, setSearch] = useState('');
  const all = newestFirst(chats ?? []);
  const canSearch = all.length >= SEARCH_FROM;
  const shown = canSearch ? titled(all, search) : all;
  const isNothingFound = all.length > 0 && shown.length === 0;
  return (
    <>
      <Button data-closes-drawer onClick={onNew} className="shrink-0">
        <Plus size={18} aria-hidden />
        {copy.sidebar.newChat}
      </Button>
      <div className="-mx-1 mt-3 flex min-h-48 flex-1 flex-col gap-2 px-1">
        <FoldingList
          headingClassName="text-xs text-muted"
          title={copy.sidebar.recent}
          className="min-h-24 flex-[0_1_auto]"
        >
          {canSearch && (
            <input
              type="search"
              aria-label={copy.sidebar.search}
              placeholder={copy.sidebar.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="mb-1.5 min-h-11 w-full rounded-md border border-line-strong/60 bg-surface px-3 text-sm"
            />
          )}
          {chats?.length === 0 && <p className="px-3 text-sm text-muted">{copy.sidebar.none}</p>}
          {isNothingFound && <p className="px-3 py-2 text-sm text-muted">{copy.sidebar.nothingFound}</p>}
          <ul className="grid grid-cols-1 gap-0.5">
            {shown.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                isSelected={chat.id === selectedId}
                onSelect={() => onSelect(chat)}
                onRename={(title) => onRename(chat, title)}
                onDelete={() => onDelete(chat)}
              />
            ))}
          </ul>
        </FoldingList>
        {contacts.length > 0 && (
          <FoldingList
            headingClassName="text-xs text-muted"
            title={copy.sidebar.contacted}
            className="max-h-[45%] shrink-0"
          >
            <ContactList contacts={contacts} onOpen={onContact} />
          </FoldingList>
        )}
      </div>
      <div className="mt-2 grid shrink-0 gap-0.5 border-t border-line pt-3">
        <NewTabLink to={paths.faq} icon={CircleHelp} label={copy.sidebar.faq} />
        <NewTabLink to={paths.contact} icon={Mail} label={copy.sidebar.contact} />
        {isStaff && (
          <Link to={staffPaths.overview} className={navItemStyle(false)}>
            <Wrench size={18} aria-hidden />
            {copy.sidebar.staff}
          </Link>
        )}
        <Link to={selectedId ? matterPath(selectedId) : paths.matter} className={navItemStyle(false)}>
          <BriefcaseBusiness size={18} aria-hidden />
          {copy.sidebar.matter}
        </Link>
        <Link to={paths.documents} className={navItemStyle(false)}>
          <FileText size={18} aria-hidden />
          {copy.sidebar.documents}
        </Link>
        <Link to={paths.deadlines} className={navItemStyle(false)}>
          <CalendarDays size={18} aria-hidden />
          {copy.sidebar.deadlines}
        </Link>
        <Link to={paths.account} className={navItemStyle(false)}>
          <UserRound size={18} aria-hidden />
          {copy.sidebar.account}
        </Link>
        <ThemeToggle />
        <button type="button" onClick={onLogOut} className={navItemStyle(false)}>
          <LogOut size={18} aria-hidden />
          {copy.sidebar.logOut}
        </button>
      </div>
    </>
  );
}

function NewTabLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className={navItemStyle(false)}>
      <Icon size={18} aria-hidden />
      {label}
      <VisuallyHidden> {copy.sidebar.newTab}</VisuallyHidden>
    </Link>
  );
}
