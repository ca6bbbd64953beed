import type { SessionMe } from '#web/lib/session/load-session.ts';
import { CURRENT_TERMS_VERSION } from '#domain/terms.ts';
import { awaitClaim, ClaimTimeout } from '#web/lib/session/await-claim.ts';
import { call } from '#web/lib/call/call.ts';
import { copy } from './copy.ts';

const words = copy.terms;

/** What went wrong, in the words to show: a main sentence and, for a time-out, its reason. */
export type AcceptanceFailure = { message: string; reason?: string };

type Acceptance = { user: SessionMe['user']; refresh: () => Promise<SessionMe> };

/** Records the acceptance and waits until the session knows of it; null when all went well. */
export async function acceptTerms({ user, refresh }: Acceptance): Promise<AcceptanceFailure | null> {
  if (user.isAnonymous) return { message: words.mustLogIn };
  try {
    await call('acceptTos');
  } catch {
    return { message: words.saveFailed };
  }
  try {
    await awaitClaim({ read: refresh, isThere: (me) => (me.user.claims.tos_v ?? 0) >= CURRENT_TERMS_VERSION });
  } catch (error) {
    if (error instanceof ClaimTimeout) return { message: words.reloadFailed, reason: error.message };
    return { message: words.reloadFailed };
  }
  return null;
}
