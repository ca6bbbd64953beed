import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Session } from './use-session.ts';
import { rememberPlace, takePlace } from './wanted-place.ts';

/** Somebody who followed a link from a mail and had to sign in first is led there afterwards. */
export function useWantedPlace({ user }: Pick<Session, 'user'>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;

  useEffect(() => {
    if (!user) return;
    if (user.isAnonymous) return rememberPlace(here, new Date());
    if (user.needsToAcceptTos || here !== paths.home) return;
    const wanted = takePlace(user.attorneyId !== null, new Date());
    if (wanted) void navigate(wanted, { replace: true });
  }, [user, here, navigate]);
}
