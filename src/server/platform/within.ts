import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the work, but no longer than this. What takes longer goes on unwatched. */
export async function within(patienceMs: number, work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const patience = sleep(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    await Promise.race([work, patience]);
  } finally {
    waiting.abort();
  }
}
