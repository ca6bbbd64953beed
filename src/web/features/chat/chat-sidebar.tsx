import { CalendarDays, CircleHelp, FileText, LogOut, Mail, Plus, UserRound, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Chat } from '#contract/chat.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import { useSession } from '#web/lib/use-session.ts';
import { paths, staffPaths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ChatRow } from './chat-row.tsx';
import { ContactList } from './contact-list.tsx';
import { copy } from './copy.ts';
import { newestFirst } from './selection.ts';

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

export function ChatSidebar(props: ChatSidebarProps) {
  const { chats, contacts, selectedId, onNew, onSelect, onRename, onDelete, onContact, onLogOut } = props;
  const isStaff = useSession().user?.claims.staff ?? false;
  return (
    <>
      <Button data-closes-drawer onClick={onNew} className="shrink-0">
        <Plus size={18} aria-hidden />
        {copy.sidebar.newChat}
      </Button>
      <div className="-mx-1 mt-4 grid min-h-40 flex-1 grid-cols-1 content-start gap-6 overflow-y-auto px-1">
        <Group title={copy.sidebar.recent}>
          {chats?.length === 0 && <p className="px-3 text-sm text-muted">{copy.sidebar.none}</p>}
          <ul className="grid grid-cols-1 gap-0.5">
            {newestFirst(chats ?? []).map((chat) => (
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
        </Group>
        {contacts.length > 0 && (
          <Group title={copy.sidebar.contacted}>
            <ContactList contacts={contacts} onOpen={onContact} />
          </Group>
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="px-3 pb-1.5 text-xs font-semibold text-muted">{title}</h2>
      {children}
    </nav>
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
