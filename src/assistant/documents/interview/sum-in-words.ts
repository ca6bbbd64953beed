import { plain } from '../../read/sentences.ts';
import { numberOf, TIMES, UNITS } from '../../read/told/numbers-in-words.ts';

const LINKS = new Set(
  'and y dollars dollar bucks usd dolares dolar pesos about like exactly just como unos solo'.split(' '),
);
const NOTHING =
  /^\W*(?:(?:absolutely|not? )?(?:zero|zip|zilch|nothing|nada|cero)(?: (?:yet|so far|at all|todavia|aun))?|(?:(?:zero|nothing|nada|cero),? )?(?:not (?:a|one) (?:cent|penny|dime|dollar)|ni un (?:centavo|peso|dolar)))\W*$/;

/** "Eighteen hundred", "me lo deja en tres mil doscientos", "nothing": as figures; null where no sum is told, or two are. */
export function sumInWords(message: string): string | null {
  const said = plain(message);
  if (NOTHING.test(said)) return '0';
  if (OF_SOMETHING.test(said) || /\d/.test(said)) return null;
  const runs = runsOfNumbers(said.match(/[\p{L}\d]+/gu) ?? []);
  return runs.length === 1 ? sumOf(runs[0] ?? []) : null;
}

/** "Two months of rent", "half of eighteen hundred": no sum, or one that nobody can tell. */
const OF_SOMETHING =
  /\b(?:half|third|quarter|percent|twice|double|mitad|tercio|cuarto|por ciento|doble|months?|weeks?|years?|mes(?:es)?|semanas?|años?)\b/;

/** Words of numbers that stand together; "one" or "un" alone is a word like any other. */
function runsOfNumbers(words: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (UNITS[word] !== undefined || TIMES[word] !== undefined || LINKS.has(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  const isNumber = (run: string[]) => run.some((word) => (UNITS[word] ?? 0) > 1 || TIMES[word] !== undefined);
  return runs.filter(isNumber);
}

function sumOf(words: readonly string[]): string | null {
  const sum = numberOf(words.filter((word) => !LINKS.has(word)));
  return sum !== null && sum > 0 ? `${sum}` : null;
}
