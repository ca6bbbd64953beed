import { findEmails } from './find-emails.ts';
import { findHandles } from './find-handles.ts';
import { findPhones } from './find-phones.ts';
import { findStreetAddresses } from './find-street-addresses.ts';
import type { Span } from './text-span.ts';

/** A way to reach somebody, in one of the spellings that people use. */
export type ContactDetail = Span & { readonly kind: 'email' | 'phone' | 'handle' | 'address' };

/** In the order of the text. Of two that overlap, the kind that is looked for first stays. */
export function findContactDetails(text: string): ContactDetail[] {
  const taken = new Uint8Array(text.length);
  const found: ContactDetail[] = [];
  const add = (kind: ContactDetail['kind'], spans: Iterable<Span>) => {
    for (const { from, to } of spans) {
      if (taken.subarray(from, to).includes(1)) continue;
      taken.fill(1, from, to);
      found.push({ kind, from, to });
    }
  };
  add('email', findEmails(text));
  add('handle', findHandles(text));
  add('phone', findPhones(text));
  add('address', findStreetAddresses(text));
  return found.toSorted((a, b) => a.from - b.from);
}
