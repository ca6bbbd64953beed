/** Numbers that nobody should type into a chat are hidden before anything is stored. */
const MASKED = '[number hidden]';

const SSN = /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/g;
const SSN_NAMED = /(?<=\b(?:ssn|social(?: security)?(?: number| no\.?)?)\b\D{0,12})\d{9}(?!\d)/gi;
const CARD = /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g;

export function maskSecrets(text: string, hide: (run: string) => string = () => MASKED): string {
  return text
    .replace(CARD, (run) => (isCardNumber(run.replace(/\D/g, '')) ? hide(run) : run))
    .replace(SSN, (run) => (isSsn(run.replace(/\D/g, '')) ? hide(run) : run))
    .replace(SSN_NAMED, (run) => hide(run));
}

/** No number was ever issued with these. */
function isSsn(digits: string): boolean {
  return !/^(?:000|666|9\d\d)|^\d{3}00|0000$/.test(digits);
}

/** The check digit that every card number carries (Luhn). */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0 && !/^0+$/.test(digits);
}
