import { createContext, use } from 'react';
import type { SessionMe } from './load-session.ts';

export type SessionActions = {
  /** Reads the session again and answers what was found. */
  refresh: () => Promise<SessionMe>;
  signOut: () => Promise<void>;
  /** The person has been told that their session was lost. */
  acknowledgeLoss: () => void;
};

export type Session = SessionActions & {
  /** Somebody was signed in here and is not any more, without having asked for it. */
  isLost: boolean;
} & (
    | { status: 'loading'; user: null; me: null }
    | { status: 'failed'; user: null; me: null; error: Error }
    | { status: 'ready'; user: SessionMe['user']; me: SessionMe }
  );

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
