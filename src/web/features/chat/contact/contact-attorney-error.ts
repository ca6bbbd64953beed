import { CallError } from '#web/lib/call/call-error.ts';
import { copy } from '../copy.ts';

/** Spec §8, contacting attorneys. */
export function contactAttorneyError(error: unknown): string {
  const code = error instanceof CallError ? error.code : null;
  if (code === 'already-exists') return copy.contact.alreadyExists;
  if (code === 'permission-denied') return copy.contact.permissionDenied;
  if (code === 'unauthenticated') return copy.contact.unauthenticated;
  return copy.contact.failed;
}

/** A greeting, and the person's own words after a line break if they wrote any (spec §7). */
export function firstMessage(attorneyName: string, additionalInfo: string): string {
  const greeting = copy.contact.greeting(attorneyName);
  const info = additionalInfo.trim();
  return info === '' ? greeting : `${greeting}\n${info}`;
}
