import { CallError } from '#web/lib/call/call-error.ts';
import type { FieldErrors } from '#web/lib/form/form-state.ts';
import type { AttorneyValues } from './attorney-schema.ts';

/** What the server found wrong, at the fields where it is. */
export function fieldErrorsOf(error: unknown): FieldErrors<AttorneyValues> | null {
  if (!(error instanceof CallError) || !Array.isArray(error.details)) return null;
  const faults = (error.details as unknown[]).filter(isFault);
  if (faults.length === 0) return null;
  return Object.fromEntries(faults.map(({ path, message }) => [path.split('.')[0], message]));
}

function isFault(fault: unknown): fault is { path: string; message: string } {
  return typeof fault === 'object' && fault !== null && 'path' in fault && 'message' in fault;
}

/** Somebody else saved first. */
export const isConflict = (error: unknown) => error instanceof CallError && error.code === 'aborted';
