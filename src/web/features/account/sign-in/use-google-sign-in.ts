import { useEffect, useEffectEvent, useState } from 'react';
import { authApi } from '#web/lib/session/auth-api.ts';
import { type AuthNews, onAuthNews } from '#web/lib/session/auth-channel.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { basename } from '#web/lib/language.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { copy } from '../copy.ts';
import { googleErrorText } from './google-error.ts';

type GoogleProblem = { tone: 'bad' | 'info'; text: string };

const bad = (text: string | null): GoogleProblem | null => (text === null ? null : { tone: 'bad', text });

const POPUP = 'popup,width=480,height=680';

/**
 * Google in a window of its own, or in this one where the browser blocks windows.
 * The window's end is heard on a channel: once it has been at Google, `popup.closed` no longer tells the truth.
 */
export function useGoogleSignIn() {
  const { me, refresh } = useSession();
  const [problem, setProblem] = useState<GoogleProblem | null>(null);
  const starting = useCall();

  const onNews = useEffectEvent(async (news: AuthNews) => {
    if (news.type !== 'google') return;
    if (news.error !== null) setProblem(bad(googleErrorText(news.error)));
    else await refresh().catch((cause: unknown) => setProblem(bad(errorText(cause, copy.google.failed))));
  });
  useEffect(() => onAuthNews((news) => void onNews(news)), []);

  async function start() {
    setProblem(null);
    if (me && !me.google) {
      setProblem({ tone: 'info', text: copy.google.notConfigured });
      return;
    }
    // Opened before anything is awaited: later the browser would no longer see the click behind it.
    const popup = window.open('about:blank', 'google-sign-in', POPUP);
    await starting.run(() => lead(popup));
  }

  async function lead(popup: Window | null) {
    try {
      const { url } = await authApi.startGoogle(`${basename}${paths.authCallback}${popup ? '?popup=1' : ''}`);
      if (!popup) window.location.assign(url);
      else if (!popup.closed) popup.location.replace(url);
    } catch (cause) {
      popup?.close();
      setProblem(bad(errorText(cause, copy.google.failed)));
    }
  }

  return { start, busy: starting.isBusy, problem };
}
