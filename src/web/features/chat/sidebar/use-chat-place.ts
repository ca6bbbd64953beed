import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Chat } from '#contract/chat.ts';
import { chatPath, newChatPath } from '#web/paths.ts';
import { NEW_CHAT, selectedChat } from './selection.ts';

/** Which chat, and which attorney's status in it, is open: the address decides (`/?chat=ID&attorney=ID`). */
export function useChatPlace(chats: readonly Chat[] | undefined) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const inUrl = query.get('chat');
  const chat = selectedChat(chats ?? [], inUrl);
  const isPinned = chat === null || chat.id === inUrl;

  useEffect(() => {
    // Named in the address, the open chat stays open when another tab adds a newer one.
    // The router draws a new address a little after the browser has it: somebody on the way is not called back.
    if (!isPinned && chatInAddress() === inUrl) void navigate(chatPath(chat.id), { replace: true });
  }, [isPinned, chat, inUrl, navigate]);

  return {
    chat,
    attorneyId: isPinned ? query.get('attorney') : null,
    open: (chatId: string, attorneyId?: string) => void navigate(chatPath(chatId, attorneyId)),
    /** `from` a full chat: the new one begins with what was told there. */
    openNew: (from?: string) => void navigate(newChatPath(from)),
    continues: chat === null ? query.get('from') : null,
    /** A chat that has just been created is shown unless the person has moved on to another one. */
    openCreated: (chatId: string) => {
      const shown = chatInAddress();
      if (shown === null || shown === NEW_CHAT) void navigate(chatPath(chatId), { replace: true });
    },
    /** A chat that is gone is no longer shown. */
    leave: (chatId: string) => {
      if (chatInAddress() === chatId) void navigate(chatPath(NEW_CHAT), { replace: true });
    },
  };
}

function chatInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('chat');
}
