import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#web/lib/error-text.ts';
import { refreshStaff } from './queries.ts';

/** Something staff do by a button: busy meanwhile, its error in words, and everything on the page read again after. */
export function useAction() {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Whether it worked. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    setError(null);
    try {
      await work();
      await refreshStaff(queries);
      return true;
    } catch (failure) {
      setError(errorText(failure));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, error, run, forgetError: () => setError(null) };
}
