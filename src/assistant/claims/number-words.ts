const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const UNIDADES =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte';
const DECENAS = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa';

const VALUES = new Map<string, number>([
  ...UNITS.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, index) => [word, 10 * (index + 2)] as const),
  ...UNIDADES.split(' ').map((word, value) => [word, value] as const),
  ...DECENAS.split(' ').map((word, index) => [word, 10 * (index + 2)] as const),
  ['una', 1],
  ['dieciseis', 16],
]);
/** A word that says "so many times". */
const MULTIPLES = new Map([
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['doble', 2],
  ['triple', 3],
  ['tripled', 3],
  ['treble', 3],
]);

const TENS_PATTERN = `(?:${[...TENS.split(' '), ...DECENAS.split(' ')].join('|')})`;
const ONES_PATTERN = `(?:${[...UNITS.split(' ').slice(1, 10), ...UNIDADES.split(' ').slice(1, 10)].join('|')})`;
const COMPOUND = new RegExp(`\\b(${TENS_PATTERN})(?:-| y | )(${ONES_PATTERN})\\b`, 'g');
const SINGLE = new RegExp(`\\b(?:${[...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g');
const MULTIPLE = new RegExp(`\\b(?:${[...MULTIPLES.keys()].join('|')})\\b`, 'g');
const HUNDREDS = /\b(\d{1,3}) (?:hundred|cientos)\b/g;
const THOUSANDS = /\b(\d{1,3}) (?:thousand|mil)\b/g;
/** "One" and "un" are mostly no number: "no one", "one of them", "un abogado". */
const BARE_ONE =
  /\b(?:one|una?)\b(?!(?: |-)(?:hundred|thousand|(?:(?:calendar|business|full|whole|extra|more) )?(?:day|week|month|year|hour|d[ií]a|semana|mes|año|hora)s?\b))/g;

/** "Once" is eleven in Spanish and a time in English. */
const ENGLISH_ONCE = /\bonce\b(?! (?:d[ií]as|semanas|meses|años|horas|veces|d[oó]lares)\b)/g;

/** Numbers that are written out become digits: "twenty-one days" and "21 days" are the same. In small letters. */
export function withDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(BARE_ONE, '·')
    .replace(ENGLISH_ONCE, '·')
    .replace(COMPOUND, (_, tens: string, ones: string) => `${(VALUES.get(tens) ?? 0) + (VALUES.get(ones) ?? 0)}`)
    .replace(SINGLE, (word) => `${VALUES.get(word) ?? word}`)
    .replace(MULTIPLE, (word) => `${MULTIPLES.get(word) ?? word} times`)
    .replace(HUNDREDS, (_, count: string) => `${Number(count) * 100}`)
    .replace(THOUSANDS, (_, count: string) => `${Number(count) * 1000}`);
}
