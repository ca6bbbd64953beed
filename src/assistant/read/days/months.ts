/** The names of months as they are written in a pattern, whole and short. */
export const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
export const MESES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';
export const MESES_CORTOS = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic';

const MONTH_NUMBERS: Readonly<Record<string, number>> = {
  jan: 1, ene: 1, feb: 2, mar: 3, apr: 4, abr: 4, may: 5, jun: 6, jul: 7, aug: 8, ago: 8, sep: 9, set: 9, oct: 10,
  nov: 11, dec: 12, dic: 12,
}; // prettier-ignore

/** 1 to 12; 0 for a word that names no month. */
export const monthOf = (word = ''): number => MONTH_NUMBERS[word.slice(0, 3)] ?? 0;
