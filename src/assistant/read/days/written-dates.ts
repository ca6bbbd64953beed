import { isQuestion } from '../wording/question-form.ts';
import { MESES, MONTHS } from './months.ts';

const DATE = new RegExp(
  String.raw`\b(?:(?:on|since|dated|el|desde el|del) )?(?:(?:${MONTHS}|${MESES})\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?|\d{1,2} de (?:${MONTHS}|${MESES})(?: (?:de|del) \d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?)(?![\w/])`,
  'gi',
);

/** A date stands in it: "Nov 12", "el 3 de mayo". */
const namesDate = (text: string): boolean => text.search(DATE) >= 0;

/** What happened is the same on every day: a date in it only draws towards phrases that have one too. */
export function withoutDates(text: string): string {
  const rest = text
    .replace(DATE, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,?!])/g, '$1')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}

/** "The letter is dated Nov 12. Do my stamps keep going?": the day is for the file of the case, and the question is what to look for. */
export function withoutDays(sentences: readonly string[]): readonly string[] {
  const tellsDay = (one: string) =>
    !isQuestion(one) && one.split(/\s+/).length <= DAY_WORDS && namesDate(one) && OF_A_DAY.test(one);
  return sentences.some(isQuestion) ? sentences.filter((one) => !tellsDay(one)) : sentences;
}
const DAY_WORDS = 7;
/** "He choked me on Nov 3" tells of more than a day, and is heard by itself. */
const OF_A_DAY =
  /\b(?:dated?|letter|notice|papers?|signed|got it|came|mailed|received|postmarked|it was|that was|says|carta|aviso|papel(?:es)?|fecha|firm[eé]|lleg[oó]|recib[ií]|fue el|dice)(?!\p{L})/iu;
