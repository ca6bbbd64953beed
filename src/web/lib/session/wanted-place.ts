import { paths, staffPaths } from '#web/paths.ts';

const KEY = 'wanted-place';
const KEPT_MS = 3_600_000;
const LEAD = `${paths.attorneyDashboard}?`;
const CHAT = `${paths.home}?chat=`;
const STAFF = staffPaths.overview;
const DOCUMENT = `${paths.documents}/`;
const MATTER = `${paths.matter}?`;

/** What a mail or a bookmark led to before its reader had signed in. Kept for all tabs, because a sign-in link opens one of its own. */
export function rememberPlace(path: string, now: Date): void {
  if ([LEAD, CHAT, STAFF, MATTER].some((start) => path.startsWith(start))) comeBackTo(path, now);
}

/** For a link to signing in: what the person was doing goes on afterwards. */
export function comeBackTo(path: string, now: Date): void {
  localStorage.setItem(KEY, JSON.stringify({ path, at: now.getTime() }));
}

/** Once, to whom it belongs, and not after an hour: then it is a new visit. */
export function takePlace(isAttorney: boolean, now: Date): string | null {
  const kept = localStorage.getItem(KEY);
  if (kept === null) return null;
  localStorage.removeItem(KEY);
  const { path, at } = JSON.parse(kept) as { path: string; at: number };
  // Who is not staff is led away from there again.
  const isTheirs = [STAFF, ...(isAttorney ? [LEAD] : [CHAT, DOCUMENT, MATTER])].some((start) => path.startsWith(start));
  return isTheirs && now.getTime() - at < KEPT_MS ? path : null;
}
