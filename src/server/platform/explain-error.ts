import { EnvError } from '#server/platform/env.ts';
import { StartError } from '#server/platform/start-error.ts';

/** A fault with a sentence of its own is shown as that sentence; any other keeps its stack. */
export function explainError(error: unknown): string {
  if (error instanceof EnvError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
