import type { CurrentUser, Me } from '#contract/account.ts';
import { errorWords } from '../call/error-words.ts';

export type SessionMe = Me & { user: CurrentUser };

export type SessionSource = {
  me: () => Promise<Me>;
  signInAnonymously: () => Promise<unknown>;
  transferAnonymousChats: (anonymousUserId: string) => Promise<unknown>;
  warn: (message: string, error: unknown) => void;
};

/**
 * Reads who is here, and makes an anonymous visitor of somebody unknown (spec §4).
 * When a visitor has become somebody else, their chats are moved before the answer is given,
 * so that the first chat list a new account sees already holds them.
 */
export function createSessionLoader(source: SessionSource): () => Promise<SessionMe> {
  let heldAnonymousId: string | null = null;
  const attempted = new Set<string>();

  async function moveChats(me: SessionMe) {
    const anonymousId = me.previousAnonymousId ?? heldAnonymousId;
    heldAnonymousId = null;
    if (!anonymousId || anonymousId === me.user.uid || attempted.has(anonymousId)) return;
    // An attorney's account takes no chats, so there is nothing to ask for.
    if (me.user.attorneyId) return;
    attempted.add(anonymousId);
    try {
      await source.transferAnonymousChats(anonymousId);
    } catch (error) {
      source.warn('The chats of the anonymous visit could not be moved', error);
    }
  }

  return async function loadSession() {
    const me = await readMe(source);
    if (me.user.isAnonymous) heldAnonymousId = me.user.uid;
    else await moveChats(me);
    return me;
  };
}

async function readMe(source: SessionSource): Promise<SessionMe> {
  const known = await source.me();
  if (hasUser(known)) return known;
  await source.signInAnonymously();
  const me = await source.me();
  if (hasUser(me)) return me;
  throw new Error(errorWords.noCookies);
}

function hasUser(me: Me): me is SessionMe {
  return me.user !== null;
}
