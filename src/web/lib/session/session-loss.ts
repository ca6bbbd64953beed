const listeners = new Set<() => void>();
let expected = 0;

/** Call it when a person ends their own session: until the function it returns is called, the end of the session is not reported. */
export function expectSessionEnd(): () => void {
  expected += 1;
  return () => {
    expected -= 1;
  };
}

/** A call was refused because nobody is signed in any more: whoever holds something unsaved can put it away now. */
export function reportSessionLoss(): void {
  if (expected > 0) return;
  for (const listener of listeners) listener();
}

export function onSessionLoss(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
