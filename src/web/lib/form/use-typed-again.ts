import { useEffect, useEffectEvent } from 'react';
import { keepDraft, takeDraft } from './kept-draft.ts';
import { onSessionLoss } from '../session/session-loss.ts';
import { useSession } from '../session/use-session.ts';

/** What was being typed in a place when the session was lost stands there again after signing in. */
export function useTypedAgain(place: string, typed: () => string, type: (text: string) => void): void {
  const uid = useSession().user?.uid ?? null;
  const keep = useEffectEvent(() => {
    if (uid !== null) keepDraft({ text: typed(), chatId: place, uid }, new Date());
  });
  useEffect(() => onSessionLoss(() => keep()), []);

  const giveBack = useEffectEvent(() => {
    const text = uid === null ? null : takeDraft({ uid, chatId: place }, new Date());
    if (text !== null) type(text);
  });
  useEffect(() => giveBack(), [place]);
}
