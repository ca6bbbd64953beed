/** Numbers as people say them: "eighteen hundred", "cuatro mil quinientos", "six grand", "eighty-one". */
export const UNITS: Readonly<Record<string, number>> = {
  a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60,
  seventy: 70, eighty: 80, ninety: 90,
  un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13,
  catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veinticinco: 25, treinta: 30,
  cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200,
  trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900,
}; // prettier-ignore
const SMALL_WORDS = Object.entries(UNITS).filter(([word, value]) => value <= 12 && word !== 'a');
/** A number that is counted with, in a pattern: in figures, or a small one in words. */
export const COUNT = String.raw`(\d{1,2}|${SMALL_WORDS.map(([word]) => word).join('|')})`;

/** The number that stood there, if it is one of at most so many. */
export function countOf(word: string | undefined, most: number): number | undefined {
  const count = UNITS[word ?? ''] ?? Number(word);
  return Number.isInteger(count) && count > 0 && count <= most ? count : undefined;
}

export const TIMES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, mil: 1000 };

/** The number that these words say; null where one of them is none. */
export function numberOf(words: readonly string[]): number | null {
  let [whole, part] = [0, 0];
  for (const word of words) {
    const [unit, times] = [UNITS[word] ?? figure(word), TIMES[word]];
    if (unit !== undefined) part += unit;
    else if (times === 100) part = Math.max(1, part) * times;
    else if (times !== undefined) [whole, part] = [whole + Math.max(1, part) * times, 0];
    else return null;
  }
  return whole + part;
}

const figure = (word: string): number | undefined => (/^\d+(?:\.\d)?$/.test(word) ? Number(word) : undefined);

const WORD = [...Object.keys(UNITS), ...Object.keys(TIMES)].join('|');
/** "21 hundred a month": an article goes with what follows. */
const NEXT = WORD.replace(/\b(?:a|un|una)\|/g, '');
/** "A thousand"; but "la renta a mil" is no number of its own. */
const FIRST = `a (?=hundred|thousand|grand)|${NEXT}|un|una`;
const LARGE = Object.keys(TIMES).join('|');
/** At least two of them, or one that is no small word of every day: "one", "once", "a". */
const RUN = new RegExp(
  String.raw`(?<![\p{L}\d.,/$-])(?:\d{1,3}(?:\.\d)?[ ]?(?:${LARGE})\b(?: (?:${NEXT}|\d{1,3})\b)*|(?:${FIRST})(?:(?:[ -]| and | y )(?:${NEXT})\b)+|(?:mil|[\p{L}]*cient[oa]s|quinient[oa]s|[\p{L}]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:tre|cuare|cincue|sese|sete|oche|nove)i?nta|veinte|dieci[\p{L}]+|cien)\b)(?![\p{L}\d])`,
  'gu',
);

/** "Nine an hour", "doce dólares", "my six year old": a small number too, where what it counts stands beside it. */
const SMALL =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,/$-])(${SMALL})(?=(?: (?:dollars|bucks|dolares|pesos|hours?|hrs?|horas|años|(?:an|per|a la|la|por|x) hou?ra?)|[ -](?:years?|yrs?)[ -]old)(?!\p{L}))`,
  'gu',
);

/** The same words with their numbers in figures; with a comma, for nobody says a year like that. */
export const withFigures = (said: string): string =>
  said
    .replaceAll(RUN, (words) => {
      const parts = words.split(/[ -]/).filter((word) => word !== 'and' && word !== 'y');
      const number = numberOf(parts);
      // "One two" is no number of two words, and "a" before one is an article.
      return number === null || number < SMALLEST ? words : number.toLocaleString('en-US');
    })
    .replaceAll(COUNTED, (word) => `${UNITS[word] ?? word}`);
const SMALLEST = 13;
