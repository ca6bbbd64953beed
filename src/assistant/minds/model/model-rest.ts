import type { Trouble, TroubleKind } from './trouble.ts';

const SECOND = 1000;
/** Nobody waits twice for a model that is known not to answer; what may be a slip of one answer costs no rest. */
const REST_MS: Readonly<Partial<Record<TroubleKind, number>>> = {
  'refused-key': 300 * SECOND,
  rejected: 60 * SECOND,
  'rate-limited': 30 * SECOND,
  unavailable: 15 * SECOND,
  unreachable: 15 * SECOND,
  'timed-out': 30 * SECOND,
};

const LONGEST_MS = 600 * SECOND;

export type ModelRest = { isOver(): boolean; after(trouble: Trouble): void };

/** After trouble the model is left alone for a while, and the built-in mind answers at once. */
export function createModelRest(now: () => number = () => performance.now()): ModelRest {
  let until = 0;
  return {
    isOver: () => now() >= until,
    after({ kind, retryAfterMs = 0 }) {
      const wanted = Math.min(retryAfterMs, LONGEST_MS);
      until = Math.max(until, now() + Math.max(REST_MS[kind] ?? 0, wanted));
    },
  };
}
