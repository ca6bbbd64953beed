/**
 * Hides e-mail addresses and US phone numbers in what an attorney reads before accepting (spec §5).
 * Works on the view only: stored text is never altered.
 */
const EMAIL_REDACTED = '[email redacted]';
const PHONE_REDACTED = '[phone number redacted]';

const EMAIL = /[a-z0-9._%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
/** Not inside a longer run of digits, an amount or a dashed identifier. */
const PHONE = /(?<![\d$#@/-])(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*[2-9]\d{2}[\s.-]*\d{4}(?![\d-]|\.\d)/g;

export function redactContactDetails(text: string): string {
  return text.replace(EMAIL, EMAIL_REDACTED).replace(PHONE, PHONE_REDACTED);
}
