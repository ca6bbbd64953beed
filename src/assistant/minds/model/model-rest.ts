import type { ModelFailure, FailureKind } from './failure.ts';

const SECOND = 1000;
/** Nobody waits twice for a model that is known not to answer; what may be a slip of one answer costs no rest. */
const REST_MS: Readonly<Partial<Record<FailureKind, number>>> = {
  'refused-key': 300 * SECOND,
  rejected: 60 * SECOND,
  'rate-limited': 30 * SECOND,
  unavailable: 15 * SECOND,
  unreachable: 15 * SECOND,
  'timed-out': 30 * SECOND,
};

const LONGEST_MS = 600 * SECOND;

/** A slip of one answer costs no rest; so many in a row are no slip, but a model that cannot follow the form. */
const SLIPS_AT_MOST = 3;

export type ModelRest = {
  isOver(): boolean;
  /** True when it is set aside because it cannot fill in the form. */
  after(failure: ModelFailure): boolean;
  afterAnswer(): void;
};

/** After a failure the model is left alone for a while, and the built-in mind answers at once. */
export function createModelRest(now: () => number = () => performance.now()): ModelRest {
  let until = 0;
  let slips = 0;
  return {
    isOver: () => now() >= until,
    after({ kind, retryAfterMs = 0 }) {
      const wanted = Math.min(retryAfterMs, LONGEST_MS);
      slips = kind === 'empty' ? slips + 1 : 0;
      const isSetAside = slips === SLIPS_AT_MOST;
      if (isSetAside) slips = 0;
      until = Math.max(until, now() + (isSetAside ? LONGEST_MS : Math.max(REST_MS[kind] ?? 0, wanted)));
      return isSetAside;
    },
    afterAnswer() {
      slips = 0;
    },
  };
}
