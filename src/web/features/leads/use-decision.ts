import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onceDone } from '#web/lib/lost-reply.ts';
import { copy } from './copy.ts';
import { decisionError, type DecisionKind } from './decision-error.ts';
import { refreshLeads } from './queries.ts';

/** Runs a decision once. Whatever comes of it, the leads are read again: somebody else may have decided. */
export function useDecision(kind: DecisionKind, onDone: () => void) {
  const queries = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [decideOnce] = useState(() => onceDone('failed-precondition'));

  async function run(decide: () => Promise<{ success: boolean }>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const { success } = await decideOnce(decide);
      if (success) onDone();
      else setError(copy[kind].failed);
    } catch (failure) {
      setError(decisionError(failure, kind));
    } finally {
      setIsBusy(false);
      void refreshLeads(queries);
    }
  }

  return { error, isBusy, run, forgetError: () => setError(null) };
}
