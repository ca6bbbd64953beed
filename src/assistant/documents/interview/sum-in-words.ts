import { plain } from '../../read/sentences.ts';

const UNITS: Readonly<Record<string, number>> = {
  a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60,
  seventy: 70, eighty: 80, ninety: 90,
  un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13,
  catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veinticinco: 25, treinta: 30,
  cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200,
  trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900,
}; // prettier-ignore
const TIMES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, mil: 1000 };
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
  let [whole, part] = [0, 0];
  for (const word of words) {
    const [unit, times] = [UNITS[word], TIMES[word]];
    if (LINKS.has(word)) continue;
    if (unit !== undefined) part += unit;
    else if (times === 100) part = Math.max(1, part) * times;
    else if (times !== undefined) [whole, part] = [whole + Math.max(1, part) * times, 0];
    else return null;
  }
  return whole + part > 0 ? `${whole + part}` : null;
}
