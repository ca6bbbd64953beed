import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { REDIRECT_AFTER_ERROR_MS, REDIRECT_AFTER_SIGN_IN_MS } from '#domain/limits.ts';
import { authApi } from '#web/lib/session/auth-api.ts';
import { AuthError } from '#web/lib/session/auth-error.ts';
import { announce } from '#web/lib/session/auth-channel.ts';
import { emailForSignIn } from '#web/lib/session/email-for-sign-in.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useRedirectAfter } from '#web/lib/session/use-redirect-after.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { copy } from '../copy.ts';
import { afterMagicLink, type CallbackStep, decideCallback } from './decide-callback.ts';

export type CallbackState =
  | { name: 'working' }
  | { name: 'needs-email'; token: string; error: string | null }
  | { name: 'reported' }
  | { name: 'leaving'; to: string; after: number }
  | { name: 'failed'; message: string };

const failed = (message: string): CallbackState => ({ name: 'failed', message });

export function useAuthCallback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [state, setState] = useState<CallbackState>({ name: 'working' });
  const started = useRef(false);

  async function complete(token: string, email: string) {
    setState({ name: 'working' });
    try {
      await authApi.completeMagicLink({ token, email });
      // The token is spent: it need not stay in the address, the history or a bookmark.
      await navigate(paths.authCallback, { replace: true });
      const { user } = await session.refresh();
      setState(stateAfter(afterMagicLink(user)));
    } catch (error) {
      // The link is good: a mistyped address is typed again.
      const asksAgain = error instanceof AuthError && ['wrong-address', 'missing-email'].includes(error.code);
      if (asksAgain) setState({ name: 'needs-email', token, error: email === '' ? null : errorText(error) });
      else setState(failed(errorText(error, copy.callback.failed)));
    } finally {
      emailForSignIn.forget();
    }
  }

  const begin = useEffectEvent(() => {
    const step = decideCallback({ search, user: session.user });
    if (step.do === 'report-to-opener') {
      announce({ type: 'google', error: step.error });
      setState({ name: 'reported' });
      window.close();
    } else if (step.do === 'complete-magic-link') {
      // Without an address it is only asked whether the link still works.
      void complete(step.token, emailForSignIn.read() ?? '');
    } else if (step.do === 'go') {
      setState({ name: 'leaving', to: step.to, after: 0 });
    } else if (session.status === 'failed') {
      setState(failed(errorText(session.error, copy.callback.failed)));
    } else {
      setState(failed(step.message));
    }
  });

  useEffect(() => {
    // The visitor's own session comes first: its chats can only follow if this browser is known to have held it.
    if (started.current || session.status === 'loading') return;
    started.current = true;
    begin();
  }, [session.status]);

  useRedirectAfter(state.name === 'leaving' ? state.to : null, state.name === 'leaving' ? state.after : 0);
  useRedirectAfter(state.name === 'failed' ? paths.login : null, REDIRECT_AFTER_ERROR_MS);

  return { state, complete };
}

function stateAfter(step: CallbackStep): CallbackState {
  if (step.do === 'go') return { name: 'leaving', to: step.to, after: REDIRECT_AFTER_SIGN_IN_MS };
  return failed(step.do === 'fail' ? step.message : copy.callback.failed);
}
