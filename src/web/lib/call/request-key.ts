import { newId } from './new-id.ts';

export type RequestKey = {
  /** The same words have the same key until they have arrived; other words have another. */
  of: (content: string) => string;
  forget: () => void;
};

/**
 * The key that the server knows a message by. A reply that got lost looks like a message that did: sent again under its key,
 * it is not stored twice.
 */
export function createRequestKey(): RequestKey {
  let last: { readonly content: string; readonly id: string } | null = null;
  return {
    of(content) {
      if (last?.content !== content) last = { content, id: newId() };
      return last.id;
    },
    forget() {
      last = null;
    },
  };
}
