import type { CurrentUser } from '#contract/account.ts';
import { afterSignIn } from '#web/lib/session/route-for.ts';
import { copy } from '../copy.ts';
import { googleErrorText } from './google-error.ts';

export type CallbackStep =
  | { do: 'report-to-opener'; error: string | null }
  | { do: 'complete-magic-link'; token: string }
  | { do: 'go'; to: string }
  | { do: 'fail'; message: string };

type Arrival = { search: string; user: CurrentUser | null };

/** What to do at /auth/callback, by its address and by who has arrived (spec §4). */
export function decideCallback({ search, user }: Arrival): CallbackStep {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (query.get('popup') === '1') return { do: 'report-to-opener', error };
  if (error !== null) return { do: 'fail', message: googleErrorText(error) ?? copy.callback.failed };
  if (isMagicLink(query)) return magicLinkStep(query.get('token'));
  if (user && !user.isAnonymous) return { do: 'go', to: afterSignIn(user) };
  return { do: 'fail', message: copy.callback.invalidUrl };
}

/** Where a completed magic link leads. */
export function afterMagicLink(user: CurrentUser | null): CallbackStep {
  if (!user?.email || user.isAnonymous) return { do: 'fail', message: copy.callback.noUser };
  return { do: 'go', to: afterSignIn(user) };
}

function isMagicLink(query: URLSearchParams): boolean {
  return query.has('token') || query.get('mode') === 'signIn';
}

function magicLinkStep(token: string | null): CallbackStep {
  if (!token?.trim()) return { do: 'fail', message: copy.callback.invalidLink };
  return { do: 'complete-magic-link', token: token.trim() };
}
