const REDACTION = /\[(?:email|phone number|Attorneys shown) redacted\]/g;

/** Sets off what is hidden from what was written. */
export function markRedactions(html: string): string {
  return html.replace(REDACTION, '<mark>$&</mark>');
}
