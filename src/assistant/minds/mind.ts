import type { NodeId, Variables } from '#domain/script.ts';

/** Understands and words things; the script decides what happens. */
export type Mind = {
  understand(node: NodeId, known: Variables, message: string): Promise<Variables>;
  say(node: NodeId, variables: Variables): AsyncIterable<string>;
};
