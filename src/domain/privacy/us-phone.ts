/** US mobile numbers as the spec counts them: 10 digits, or 11 starting with 1; area code and exchange start at 2. */
const NANP = /^1?[2-9]\d{2}[2-9]\d{6}$/;
const ALLOWED_CHARACTERS = /^[+\d\s().\-–—]+$/;

export function isUsPhone(text: string): boolean {
  return ALLOWED_CHARACTERS.test(text) && NANP.test(text.replace(/\D/g, ''));
}
