import type { Draft } from './draft.ts';

const KEY = 'paper-before-switch';
const KEPT_MS = 60_000;

/** The lines that were read go along into the other language, in this tab alone. The picture does not. */
export function keepOverSwitch(draft: Draft | null): void {
  if (!draft) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // A browser that keeps nothing shows the first screen again.
  }
}

export function keptOverSwitch(): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { at: number; draft: Draft } | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept.draft : null;
  } catch {
    return null;
  }
}

export function forgetOverSwitch(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
