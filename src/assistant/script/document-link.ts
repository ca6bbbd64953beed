import type { DocumentOffer } from '../tools/find-documents.ts';

/** A form or letter as a line of an answer. */
export function documentLink({ id, title, purpose }: DocumentOffer): string {
  return `[${title}](/documents/library/${id}): ${purpose}`;
}
