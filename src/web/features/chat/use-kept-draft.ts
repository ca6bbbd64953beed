import { useEffect, useEffectEvent } from 'react';
import { keepDraft, takeDraft } from '#web/lib/kept-draft.ts';
import { onSessionLoss } from '#web/lib/session-loss.ts';
import type { Conversation } from './use-conversation.ts';

/** What was being typed when the session was lost comes back after signing in. */
export function useKeptDraft(uid: string, { chatId, turn, type }: Conversation): void {
  const keep = useEffectEvent(() => keepDraft({ text: turn.text, chatId, uid }, new Date()));
  useEffect(() => onSessionLoss(() => keep()), []);

  const giveBack = useEffectEvent(() => {
    const text = turn.text === '' ? takeDraft({ uid, chatId }, new Date()) : null;
    if (text !== null) type(text);
  });
  useEffect(() => giveBack(), [chatId]);
}
