import { useEffect, useEffectEvent } from 'react';
import { takeHandedMessage } from '#web/lib/form/handed-message.ts';
import type { Conversation } from '../conversation/use-conversation.ts';

/** What another page handed over, such as a paper that was confirmed there, is sent as soon as its chat is open. */
export function useHandedMessage({ chatId, isLoading, send }: Conversation): void {
  const sendHanded = useEffectEvent(() => {
    const message = isLoading ? null : takeHandedMessage(chatId);
    if (message !== null) send(message);
  });
  useEffect(() => sendHanded(), [chatId, isLoading]);
}
