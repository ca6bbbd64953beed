import { CallError } from '#web/lib/call/call-error.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { copy } from '../copy.ts';

export type DecisionKind = 'approve' | 'decline';

/** With the reason where the server gave one, else a plain failure (spec §8). */
export function decisionError(error: unknown, kind: DecisionKind): string {
  const reason = error instanceof CallError ? errorText(error, '') : '';
  return reason === '' ? copy[kind].failed : copy[kind].error(reason);
}
