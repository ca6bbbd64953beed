import { useEffect, useEffectEvent, useRef } from 'react';
import { keepDraft, takeDraft } from '#web/lib/form/kept-draft.ts';
import { onSessionLoss } from '#web/lib/session/session-loss.ts';
import type { Conversation } from '../conversation/use-conversation.ts';

/** What was being typed when the session was lost comes back after signing in. */
export function useKeptDraft(uid: string, { chatId, turn, type }: Conversation): void {
  const keep = useEffectEvent(() => keepDraft({ text: turn.text, chatId, uid }, new Date()));
  const isLost = useRef(false);
  useEffect(
    () =>
      onSessionLoss(() => {
        isLost.current = true;
        keep();
      }),
    [],
  );
  // Until it is known who is here now, the box is still there to be typed into.
  useEffect(() => {
    if (isLost.current) keep();
  }, [turn.text]);

  const giveBack = useEffectEvent(() => {
    const text = turn.text === '' ? takeDraft({ uid, chatId }, new Date()) : null;
    if (text !== null) type(text);
  });
  useEffect(() => giveBack(), [chatId]);
}
