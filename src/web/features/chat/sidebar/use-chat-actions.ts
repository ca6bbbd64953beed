import { useQueryClient } from '@tanstack/react-query';
import type { Chat } from '#contract/chat.ts';
import { call } from '#web/lib/call/call.ts';
import { untilGone } from '#web/lib/call/lost-reply.ts';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { copy } from '../copy.ts';
import { changeChats, refreshEverywhere, removeChat } from '../queries.ts';
import { renamed } from './selection.ts';

/** What a person can do to a chat in the list. A failure is said in an alert (spec §8). */
export function useChatActions() {
  const queries = useQueryClient();
  const alert = useAlert();

  function retitle(id: string, title: string) {
    changeChats(queries, (chats) => chats.map((chat) => (chat.id === id ? { ...chat, title } : chat)));
  }

  async function rename(chat: Chat, typed: string): Promise<void> {
    const newTitle = renamed(typed, chat.title);
    if (newTitle === null) return;
    retitle(chat.id, newTitle);
    try {
      await call('renameChat', { chatId: chat.id, newTitle });
    } catch {
      retitle(chat.id, chat.title);
      return void alert(copy.error.rename);
    }
    refreshEverywhere(queries);
  }

  /** `onRemoved` runs before the chat leaves the list, so that the page never looks for a chat that is gone. */
  async function remove(chat: Chat, onRemoved: () => void): Promise<void> {
    try {
      await untilGone(() => call('deleteChat', { chatId: chat.id }));
    } catch {
      return void alert(copy.error.delete);
    }
    onRemoved();
    removeChat(queries, chat.id);
    refreshEverywhere(queries);
  }

  return { rename, remove };
}
