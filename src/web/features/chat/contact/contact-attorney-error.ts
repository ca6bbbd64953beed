import { CallError } from '#web/lib/call/call-error.ts';
import { attorneyWords } from '../words/attorneys.ts';

/** Spec §8, contacting attorneys. */
export function contactAttorneyError(error: unknown): string {
  const code = error instanceof CallError ? error.code : null;
  if (code === 'already-exists') return attorneyWords.contact.alreadyExists;
  if (code === 'permission-denied') return attorneyWords.contact.permissionDenied;
  if (code === 'unauthenticated') return attorneyWords.contact.unauthenticated;
  return attorneyWords.contact.failed;
}

/** A greeting, and the person's own words after a line break if they wrote any (spec §7). */
export function firstMessage(attorneyName: string, additionalInfo: string): string {
  const greeting = attorneyWords.contact.greeting(attorneyName);
  const info = additionalInfo.trim();
  return info === '' ? greeting : `${greeting}\n${info}`;
}
