import { useEffect, useEffectEvent } from 'react';
import { call } from './call/call.ts';

/** Says that somebody has looked at a lead, once its thread is on a screen that is being looked at. */
export function useMarkRead(leadId: string, isUnread: boolean, onRead: () => void): void {
  const markRead = useEffectEvent(() => {
    if (!isUnread || document.visibilityState !== 'visible') return;
    // A mark that stays a little longer is all that a failure costs.
    call('markThreadRead', { leadId }).then(onRead, () => undefined);
  });
  useEffect(() => {
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [leadId, isUnread]);
}
