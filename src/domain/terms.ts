export const CURRENT_TERMS_VERSION = 1;

/** Anonymous visitors agree by the notice under the chat; everyone else accepts on a screen of its own (spec §4). */
export function needsToAcceptTerms(user: { isAnonymous: boolean; tosVersion: number | null }): boolean {
  return !user.isAnonymous && (user.tosVersion ?? 0) < CURRENT_TERMS_VERSION;
}
