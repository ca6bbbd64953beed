import type { Field } from '#domain/documents/definition.ts';
import type { FormField } from '#domain/documents/official-form.ts';

/** By the words that a form has for a line: what is written on it. The first that fits holds. */
const KINDS: readonly (readonly [RegExp, Field['type']])[] = [
  [/\be-?mail\b/i, 'email'],
  [/\b(?:phone|telephone|tel|cell|fax)\b/i, 'phone'],
  [/\b(?:date|dob|born on|birthday)\b/i, 'date'],
  [/\b(?:index|docket) (?:no|number)\b/i, 'index-number'],
  [/\bage$/i, 'number'],
  [/\$|\b(?:amount|income|salary|wages|rent|fee|balance|cost|value|payment|total owed|dollars)\b/i, 'money'],
  [/^(?!.*\baddress\b).*\bname\b(?!.*\b(?:court|county|form|street)\b)/i, 'name'],
];

/** What the account or the chat may know already. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:your |my |applicant(?:’s|'s)? |petitioner(?:’s|'s)? |full |print(?:ed)? )*(?:full |legal )?name(?: of (?:the )?(?:applicant|petitioner))?$/i,
    'name',
  ],
  [/^(?:your |my |applicant(?:’s|'s)? )?e-?mail(?: address)?$/i, 'email'],
  [/^county(?: of residence)?$/i, 'county'],
  [/^(?:today(?:’s|'s)? date|date signed)$/i, 'today'],
];

const DATE_LENGTH = 8;

export function typeFrom(words: string, { kind, maxLength }: FormField): Field['type'] | null {
  if (kind !== 'text') return null;
  // "Age, but do not enter the date of birth" is no day, and what is to be specified is written in words.
  const [said = ''] = words.split(/[,;(]| but /i);
  if (/^(?:please )?(?:specify|explain|describe|list|reason)\b/i.test(said)) return null;
  const found = KINDS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  // A day is printed with its month in words: a narrow field for digits cannot hold it.
  return found === 'date' && maxLength !== null && maxLength <= DATE_LENGTH ? null : found;
}

export const prefillFrom = (words: string): string | null =>
  KNOWN.find(([pattern]) => pattern.test(words.trim().replace(/[.:]+$/, '')))?.[1] ?? null;

const ORDERS =
  /^(?:please )?(?:enter|type|print|write|provide|fill in|input|select|choose)(?: in)?(?: here)? (?:whether |the |your |an? )?/i;
const CHECKS =
  /^(?:please )?(?:check|tick|mark|select)(?: (?:this|the|here|off))*(?: (?:box|checkbox|circle|here))?(?: (?:if|when|to say that|to indicate(?: that)?|for))? ?[:,]? */i;

/** A tooltip gives orders; a person is asked. */
export function asQuestion(words: string, kind: FormField['kind']): string {
  if (kind === 'check') {
    const said = words.replace(CHECKS, '').replace(/[.?:]+$/, '');
    return said === '' ? words : `Does this apply: ${lower(said)}?`;
  }
  const bare = words.replace(ORDERS, '').trim();
  return upper(bare === '' ? words : bare);
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "SNAP" and "I" stay as they are. */
const lower = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
