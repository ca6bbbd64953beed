import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from './error-text.ts';

/** Something that a person asked for and waits for: once at a time, busy meanwhile, and its error in words. */
export function useCall(describeError: (error: unknown) => string = errorText) {
  const running = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    // Without a connection it fails and says so; waiting for one, a button would stay busy for ever.
    networkMode: 'always',
  });

  /** Whether it worked. A second press while the first is under way does nothing. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    try {
      await mutateAsync(work);
      return true;
    } catch {
      return false;
    } finally {
      running.current = false;
    }
  }

  function forgetError() {
    if (!running.current) reset();
  }

  return { isBusy: isPending, error: error === null ? null : describeError(error), run, forgetError };
}
