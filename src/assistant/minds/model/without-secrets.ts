import { redactContactDetails } from '#domain/privacy/redact.ts';

/** Numbers and words that open something, in the spellings of both languages. No answer about the law needs them. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Social Security and taxpayer numbers: 123-45-6789.
  [/\b\d{3}[- ]\d{2}[- ]\d{4}\b/g, '[number removed]'],
  // Nine digits that are said to be one.
  [/\b(?:ssn|itin|social security|seguro social)\b[^\d\n]{0,20}\d{9}\b/gi, '[number removed]'],
  // Cards and accounts: twelve digits and more, with or without gaps.
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number removed]'],
  [/\b(?:account|acct|routing|cuenta|ruta)\b[^\d\n]{0,20}\d{6,}\b/gi, '[number removed]'],
  // Numbers of the immigration agency: A 123 456 789, IOE0123456789.
  [/\bA[- ]?\d{3}[- ]?\d{3}[- ]?\d{2,3}\b/g, '[number removed]'],
  [/\b(?:IOE|EAC|WAC|LIN|SRC|MSC|NBC)\d{10}\b/gi, '[number removed]'],
  [/\b(?:password|passcode|pin|contraseña|clave)\b(?:\s+(?:is|es)|\s*[:=])\s*\S+/gi, '[secret removed]'],
];

/** What people said, without the ways to reach anybody and without what opens an account. */
export const withoutSecrets = (text: string): string =>
  redactContactDetails(SECRETS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text));
