const listeners = new Set<() => void>();

/** A call was refused because nobody is signed in any more: whoever holds something unsaved can put it away now. */
export function reportSessionLoss(): void {
  for (const listener of listeners) listener();
}

export function onSessionLoss(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
