export type Change = 'changed' | 'quiet' | 'ended';

/** Turns callbacks into something to wait for. Many changes while nobody waits are one. */
export function createChanges() {
  let hasChanged = false;
  let isEnded = false;
  let wake: () => void = () => undefined;

  return {
    change() {
      hasChanged = true;
      wake();
    },
    end() {
      isEnded = true;
      wake();
    },
    async next(patienceMs: number): Promise<Change> {
      if (!hasChanged && !isEnded) await woken(patienceMs);
      if (isEnded) return 'ended';
      const change = hasChanged ? 'changed' : 'quiet';
      hasChanged = false;
      return change;
    },
  };

  function woken(patienceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
