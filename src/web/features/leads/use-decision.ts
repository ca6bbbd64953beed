import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onceDone } from '#web/lib/lost-reply.ts';
import { useCall } from '#web/lib/use-call.ts';
import { copy } from './copy.ts';
import { decisionError, type DecisionKind } from './decision-error.ts';
import { refreshLeads } from './queries.ts';

/** Runs a decision once. Whatever comes of it, the leads are read again: somebody else may have decided. */
export function useDecision(kind: DecisionKind, onDone: () => void) {
  const queries = useQueryClient();
  const [decideOnce] = useState(() => onceDone('failed-precondition'));
  const { run, ...decision } = useCall((error) => decisionError(error, kind));

  async function decide(work: () => Promise<{ success: boolean }>) {
    const isDone = await run(async () => {
      const { success } = await decideOnce(work);
      if (!success) throw new Error(copy[kind].failed);
    });
    if (isDone) onDone();
    void refreshLeads(queries);
  }

  return { ...decision, run: decide };
}
