import { useEffect } from 'react';
import { call } from './call/call.ts';
import { goInLanguage, isUnsettled, settle } from './choose-language.ts';
import { language } from './language.ts';
import type { Session } from './session/use-session.ts';

/** Somebody who signs in on another device goes on in the language of their account; an account without one gets this page's. */
export function useAccountLanguage({ me }: Pick<Session, 'me'>): void {
  useEffect(() => {
    if (!me || me.user.isAnonymous || me.user.attorneyId || !isUnsettled(me.user.uid)) return;
    settle(me.user.uid);
    if (me.language === null) void call('setLanguage', { language }).catch(() => undefined);
    else if (me.language !== language) void goInLanguage(me.language);
  }, [me]);
}
