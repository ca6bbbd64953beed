import { maskSecrets } from '#domain/privacy/mask.ts';

type Question = { readonly ask: string; readonly label: string };

const SECRET =
  /social security|\bssn\b|\bitin\b|taxpayer|(?:account|routing|card|passport|alien|uscis)(?: registration)? (?:number|no\b|#)|a-number|n[uú]mero de (?:cuenta|tarjeta|seguro social|pasaporte)/i;
const ONLY_A_PART = /last (?:four|4)|[uú]ltimos (?:cuatro|4)/i;

/** A question whose answer opens more than this paper: it is kept sealed and shown masked (decision 013). */
export function isSecretQuestion({ ask, label }: Question): boolean {
  const words = `${label} ${ask}`;
  return SECRET.test(words) && !ONLY_A_PART.test(words);
}

/** A Social Security or card number in the midst of other words. */
export const holdsSecret = (text: string): boolean => maskSecrets(text) !== text;

const SHOWN_DIGITS = 4;

/** All digits but the last four as dots; of a text that only holds a secret, that part alone. */
export function maskedSecret(text: string, isWhole: boolean): string {
  return isWhole ? dotted(text) : maskSecrets(text, dotted);
}

function dotted(text: string): string {
  const digits = text.replaceAll(/\D/g, '').length;
  let seen = 0;
  const hidden = text.replaceAll(/\d/g, (digit) => ((seen += 1) > digits - SHOWN_DIGITS ? digit : '•'));
  return digits > SHOWN_DIGITS ? hidden : '••••';
}
