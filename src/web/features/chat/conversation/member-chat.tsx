import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#contract/account.ts';
import type { Chat } from '#contract/chat.ts';
import { Loading } from '#web/ui/loading.tsx';
import { SidebarLayout } from '#web/frame/sidebar-layout.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSidebar } from '../sidebar/chat-sidebar.tsx';
import { closeDrawer } from '../sidebar/close-drawer.ts';
import { copy } from '../copy.ts';
import { DeleteDialog } from '../sidebar/delete-dialog.tsx';
import { MemberConversation } from './member-conversation.tsx';
import { focusMessageBox } from '../composer/message-box-id.ts';
import { useChats, useContacts, useTabsInStep } from '../queries.ts';
import { useChatActions } from '../sidebar/use-chat-actions.ts';
import { useChatPlace } from '../sidebar/use-chat-place.ts';

type MemberChatProps = {
  user: CurrentUser;
  /** Stands beside an open chat. */
  rail: (chatId: string) => ReactNode;
  onLogOut: () => void;
};

/** The signed-in chat page: the list of chats, the open one, and the attorneys contacted. */
export function MemberChat({ user, rail, onLogOut }: MemberChatProps) {
  useTabsInStep();
  const chats = useChats(true);
  const contacts = useContacts(true).data ?? [];
  const place = useChatPlace(chats.data);
  const { rename, remove } = useChatActions();
  const [deletion, setDeletion] = useState<{ chat: Chat; isOpen: boolean } | null>(null);

  async function confirmDeletion(chat: Chat) {
    await remove(chat, () => {
      // The open chat is gone: nothing is selected until the person chooses (spec §4).
      place.leave(chat.id);
    });
    setDeletion({ chat, isOpen: false });
  }

  if (chats.isPending) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Loading label={copy.loadingChats} showLabel />
      </main>
    );
  }
  return (
    <SidebarLayout
      label={copy.sidebar.label}
      header={
        <ChatHeader
          key={place.chat?.id}
          chat={place.chat}
          onRename={(title) => place.chat && void rename(place.chat, title)}
          onDelete={() => place.chat && setDeletion({ chat: place.chat, isOpen: true })}
        />
      }
      mainClassName="print-flow flex min-h-0 flex-col"
      sidebar={
        <ChatSidebar
          chats={chats.data}
          contacts={contacts}
          selectedId={place.chat?.id ?? null}
          onNew={() => {
            place.openNew();
            focusMessageBox();
          }}
          onSelect={(chat) => place.open(chat.id)}
          onRename={(chat, title) => void rename(chat, title)}
          onDelete={(chat) => {
            closeDrawer();
            setDeletion({ chat, isOpen: true });
          }}
          onContact={(contact) => place.open(contact.chatId, contact.attorneyId)}
          onLogOut={onLogOut}
        />
      }
    >
      <div className="print-flow flex min-h-0 flex-1">
        <div className="print-flow flex min-h-0 min-w-0 flex-1 flex-col">
          <MemberConversation user={user} place={place} contacts={contacts} hasFailed={chats.isLoadingError} />
        </div>
        <div className="has-data-rail:py-4 has-data-rail:pr-5">{place.chat && rail(place.chat.id)}</div>
      </div>
      {deletion && (
        <DeleteDialog
          chat={deletion.chat}
          contacts={contacts.filter(({ chatId }) => chatId === deletion.chat.id)}
          open={deletion.isOpen}
          onClose={() => setDeletion({ chat: deletion.chat, isOpen: false })}
          onDelete={() => confirmDeletion(deletion.chat)}
        />
      )}
    </SidebarLayout>
  );
}
