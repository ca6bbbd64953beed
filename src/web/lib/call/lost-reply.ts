import { CallError } from './call-error.ts';
import type { CallErrorCode } from './call-error.ts';

/** The server may have done what was asked, and only its answer did not arrive. */
const isReplyLost = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'network-request-failed' || error.code === 'unavailable');

/** What shall be gone and is not there is gone: it was deleted elsewhere, or by an attempt whose reply was lost. */
export async function untilGone(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not-found')) throw error;
  }
}

const DONE = { success: true } as const;

/** For what can be done once: after a lost reply, hearing that it has been done already is hearing of one's own success. */
export function onceDone(alreadyDone: CallErrorCode) {
  let wasLost = false;
  return async <T>(run: () => Promise<T>): Promise<T | typeof DONE> => {
    try {
      return await run();
    } catch (error) {
      if (wasLost && error instanceof CallError && error.code === alreadyDone) return DONE;
      wasLost ||= isReplyLost(error);
      throw error;
    }
  };
}
