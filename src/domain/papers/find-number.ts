export type FoundNumber = { readonly value: string; readonly start: number; readonly end: number };

/** What stands before a number, the surest first: a paper may carry several. */
const LABELS: readonly RegExp[] = [
  /\b(?:inde[xk]|lndex) ?(?:no|number|num|#)?[.,:#]{0,2}/gi,
  /\bdocke[tl] ?(?:no|number|#)[.,:]{0,2}/gi,
  /\b(?:claim|case|summons|ticket|violation|wcb case|serial|juror id(?: ?\/? ?index)?|assessment) ?(?:id|no|number|num|#)[.,:]{0,2}/gi,
  /\b(?:claimant id|bnc number|reference|account number|patient account|juror id|numero de caso)\b[.,:]{0,2}(?: ?no\.?)?/gi,
];
const REACH = 26;

/** Letters and figures with at least four figures; groups may be parted by a stroke, a slash or one blank. */
const NUMBER = /(?:[A-Z]{1,3}[-–—. ]{0,2}|0[-–—])?[\dOIlSB]{2,12}(?:[-–—/ ]{1,2}[A-Z\dOIlSB]{1,6}){0,3}[A-Z]?/g;

/** The number under which a court or an office keeps the matter. */
export function findNumber(text: string): FoundNumber | null {
  for (const label of LABELS) {
    for (const match of text.matchAll(label)) {
      const from = match.index + match[0].length;
      const value = numberAt(text, from);
      if (value) return value;
    }
  }
  return null;
}

/** Index numbers as courts write them. One that is cut off in the middle does not count. */
export const isWholeNumber = (number: string): boolean =>
  /^(?:[A-Z]{2}-\d{4,6}-\d{2}\/[A-Z]{2}|\d{5,6}\/20\d{2}|[A-Z]-\d{4,6}-\d{2}(?:\/\d{2}[A-Z]?)?)$/.test(number);

/** A number by itself, as in a strip that was read a second time. */
export const numberIn = (text: string): string | null => numberAt(text, 0)?.value ?? null;

function numberAt(text: string, from: number): FoundNumber | null {
  const after = text.slice(from, from + REACH + 20);
  for (const match of after.matchAll(NUMBER)) {
    if (match.index > REACH) return null;
    const trimmed = trimmedNumber(match[0]);
    if ((trimmed.match(/\d/g) ?? []).length < 4 || /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(trimmed)) continue;
    const start = from + match.index;
    return { value: trimmed, start, end: start + lengthIn(match[0], trimmed) };
  }
  return null;
}

/** How much of what was found is the number: the blanks that a photo put into it stand on the page all the same. */
function lengthIn(found: string, number: string): number {
  let at = 0;
  for (let left = number.replaceAll(' ', '').length; left > 0; at++) if (found[at] !== ' ') left--;
  return at;
}

/** Without what only stands beside it. */
function trimmedNumber(found: string): string {
  const tidy = found.replaceAll(/[–—]/g, '-').replaceAll(/ ?([-/]) ?/g, '$1');
  const parts = tidy.split(' ');
  const kept = parts.filter((part, at) => at === 0 || /^[\dOIlSB]{2,}$/.test(part) || /\d/.test(parts[0] ?? '') === false);
  // Dockets begin with a letter; a single nought before a stroke is the letter O.
  return withCounty(inFigures(kept.join(' ').replace(/^0-/, 'O-')));
} // prettier-ignore

/** The courts of New York City end their numbers with their county. */
const COUNTIES = ['BX', 'KI', 'NY', 'QU', 'RI'];

function withCounty(number: string): string {
  return number.replace(/(-\d{2}\/)([A-Za-z\d]{2})$/, (whole, before: string, code: string) => {
    const [one, ...others] = COUNTIES.filter((county) => county[0] === code[0] || county[1] === code[1]);
    return one && others.length === 0 ? before + one : whole;
  });
}

/** Within a group of figures, letters that look like figures are figures. */
function inFigures(number: string): string {
  return number.replaceAll(/[\dOIlSB]{3,}/g, (group) =>
    (group.match(/\d/g) ?? []).length * 2 < group.length
      ? group
      : group
          .replaceAll('O', '0')
          .replaceAll(/[Il]/g, '1')
          .replaceAll(/S(?!$)/g, '5')
          .replaceAll(/B(?!$)/g, '8'),
  );
}
