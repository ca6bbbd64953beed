import { useQueryClient } from '@tanstack/react-query';
import type { Chat } from '#contract/chat.ts';
import { call } from '#web/lib/call.ts';
import { useAlert } from '#web/ui/use-alert.ts';
import { copy } from './copy.ts';
import { changeChats, messagesKey, refreshEverywhere } from './queries.ts';
import { renamed } from './selection.ts';

/** What a person can do to a chat in the list. Both answer whether it was done. */
export function useChatActions() {
  const queries = useQueryClient();
  const alert = useAlert();

  function retitle(id: string, title: string) {
    changeChats(queries, (chats) => chats.map((chat) => (chat.id === id ? { ...chat, title } : chat)));
  }

  async function rename(chat: Chat, typed: string): Promise<boolean> {
    const newTitle = renamed(typed, chat.title);
    if (newTitle === null) return false;
    retitle(chat.id, newTitle);
    try {
      await call('renameChat', { chatId: chat.id, newTitle });
    } catch {
      retitle(chat.id, chat.title);
      await alert(copy.error.rename);
      return false;
    }
    refreshEverywhere(queries);
    return true;
  }

  async function remove(chat: Chat): Promise<boolean> {
    try {
      await call('deleteChat', { chatId: chat.id });
    } catch {
      await alert(copy.error.delete);
      return false;
    }
    changeChats(queries, (chats) => chats.filter(({ id }) => id !== chat.id));
    queries.removeQueries({ queryKey: messagesKey(chat.id) });
    refreshEverywhere(queries);
    return true;
  }

  return { rename, remove };
}
