import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { announce, type AuthNews, onAuthNews } from './auth-channel.ts';
import { authApi } from './auth-api.ts';
import { call } from '../call/call.ts';
import { forgetOffline } from '../offline.ts';
import { expectSessionEnd, onSessionLoss } from './session-loss.ts';
import { createSessionLoader, type SessionMe } from './load-session.ts';
import { type SessionActions, SessionContext } from './use-session.ts';

const ME = ['me'] as const;

const warn = (message: string, error: unknown) => {
  // oxlint-disable-next-line no-console -- spec §4: a failed transfer is only logged
  console.warn(message, error);
};

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [loadSession] = useState(() =>
    createSessionLoader({
      me: authApi.me,
      signInAnonymously: authApi.signInAnonymously,
      transferAnonymousChats: (anonymousUserId) => call('transferAnonymousChats', { anonymousUserId }),
      warn,
    }),
  );
  const [isLost, setIsLost] = useState(false);
  const { data, error } = useQuery({ queryKey: ME, queryFn: loadSession, staleTime: Number.POSITIVE_INFINITY });

  async function refresh() {
    await queries.cancelQueries({ queryKey: ME });
    const before = queries.getQueryData<SessionMe>(ME);
    const me = await queries.fetchQuery({ queryKey: ME, queryFn: loadSession, staleTime: 0 });
    // Nothing that was read for one person, or in one role, may be shown in the next.
    if (before && !isSamePerson(before.user, me.user)) {
      setIsLost(false);
      void queries.resetQueries({ predicate: (query) => query.queryKey[0] !== ME[0] });
      announce({ type: 'changed' });
    }
    return me;
  }

  async function signOut() {
    // Requests that are still under way will be refused from now on; somebody who logs out is not told of that.
    const isOver = expectSessionEnd();
    try {
      await authApi.signOut();
      await forgetOffline();
      await refresh();
    } finally {
      isOver();
    }
  }

  const onNews = useEffectEvent((news: AuthNews) => {
    if (news.type === 'changed') refresh().catch(() => undefined);
  });
  useEffect(() => onAuthNews((news) => onNews(news)), []);
  // The session ended somewhere else: find out who is here now. Whoever signs out, or deletes the account, knows it.
  async function findOut() {
    const before = queries.getQueryData<SessionMe>(ME);
    const me = await refresh();
    if (before && !before.user.isAnonymous && me.user.isAnonymous) setIsLost(true);
  }
  const onLoss = useEffectEvent(() => void findOut().catch(() => undefined));
  useEffect(() => onSessionLoss(() => onLoss()), []);

  const actions: SessionActions = { refresh, signOut, acknowledgeLoss: () => setIsLost(false) };
  return <SessionContext value={{ ...actions, isLost, ...stateOf(data, error) }}>{children}</SessionContext>;
}

/** A visitor who signs in may keep the id, and is somebody else all the same. */
function isSamePerson(one: SessionMe['user'], other: SessionMe['user']): boolean {
  return (
    one.uid === other.uid &&
    one.isAnonymous === other.isAnonymous &&
    one.needsToAcceptTos === other.needsToAcceptTos &&
    one.attorneyId === other.attorneyId
  );
}

function stateOf(me: SessionMe | undefined, error: Error | null) {
  if (me) return { status: 'ready', user: me.user, me } as const;
  if (error) return { status: 'failed', user: null, me: null, error } as const;
  return { status: 'loading', user: null, me: null } as const;
}
