import { copy } from '../copy.ts';

/** Nobody is told about what they did themselves: closing the window or saying no at Google. */
const BY_CHOICE: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled']);
const NOT_LINKED: ReadonlySet<string> = new Set(['account_not_linked', 'unable_to_link_account', 'email_not_verified']);

/** Words for the code with which Google's sign-in came back, or null when there is nothing to say. */
export function googleErrorText(code: string): string | null {
  if (BY_CHOICE.has(code)) return null;
  return NOT_LINKED.has(code) ? copy.google.notLinked : copy.google.failed;
}
