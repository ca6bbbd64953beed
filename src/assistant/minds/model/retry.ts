import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from 'ai';

/** Nobody is kept waiting longer than this for a second try. */
const WAIT_AT_MOST_MS = 3_000;
const SHORT_WAIT_MS = 300;

/** How long the provider wants to be left alone; null if it did not say. */
export function retryAfterMs(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null;
  const { 'retry-after-ms': inMs, 'retry-after': inSeconds } = error.responseHeaders ?? {};
  const ms = inMs === undefined ? Number(inSeconds) * 1000 : Number(inMs);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

function waitBeforeRetry(error: unknown): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null;
  const ms = retryAfterMs(error) ?? SHORT_WAIT_MS;
  return ms <= WAIT_AT_MOST_MS ? ms : null;
}

/** A second try where the provider is only busy for a moment. */
export async function tryTwice<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const wait = waitBeforeRetry(error);
    if (wait === null) throw error;
    await sleep(wait, undefined, { signal });
    return run();
  }
}
