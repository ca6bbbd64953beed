import type { Check } from '../check.ts';
import type { Sentence } from '../sentence.ts';
import { MONTHS } from '../words/numbers.ts';

type CalendarDate = {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly from: boolean | null;
};

const BEFORE: ReadonlySet<string> = new Set(['before', 'until', 'till', 'antes', 'hasta']);
const AFTER: ReadonlySet<string> = new Set(['since', 'after', 'from', 'desde', 'despues', 'partir']);
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

function datesIn({ words, language }: Sentence): CalendarDate[] {
  const months = MONTHS[language];
  const used = new Set<number>();
  const text = (at: number) => words[at]?.text ?? '';
  const full = words.flatMap((word): CalendarDate[] => {
    const month = months.indexOf(word.text);
    if (month < 0 || word.kind !== 'word') return [];
    const dayAt = language === 'en' ? word.at + 1 : word.at - 2;
    const day = /^\d{1,2}$/.test(text(dayAt)) ? Number(text(dayAt)) : null;
    const yearAt = [1, 2, 3].map((step) => word.at + step).find((at) => isYear(text(at)));
    if (language === 'en' && word.text === 'may' && day === null && (yearAt === undefined || yearAt > word.at + 1))
      return [];
    if (yearAt !== undefined) used.add(yearAt);
    return [
      {
        year: yearAt === undefined ? null : Number(text(yearAt)),
        month,
        day,
        from: orderBefore(words, Math.min(word.at, dayAt)),
      },
    ];
  });
  const years = words.flatMap((word): CalendarDate[] =>
    word.kind === 'figure' && isYear(word.text) && !used.has(word.at)
      ? [{ year: Number(word.text), month: null, day: null, from: orderBefore(words, word.at) }]
      : [],
  );
  return [...full, ...years];
}

/** Whether the time begins or ends with it. */
function orderBefore(words: Sentence['words'], at: number): boolean | null {
  const near = words.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  const last = near.findLast((word) => BEFORE.has(word) || AFTER.has(word));
  return last === undefined ? null : AFTER.has(last);
}

const agree = <T>(a: T | null, b: T | null) => a === null || b === null || a === b;

/** Every date is one of the statement's; less of it may be said, nothing else. */
export const compareDates: Check = ({ statement, rewording }) => {
  const ours = datesIn(statement);
  const isOurs = (date: CalendarDate) =>
    ours.some(
      (one) =>
        agree(one.year, date.year) &&
        agree(one.month, date.month) &&
        agree(one.day, date.day) &&
        agree(one.from, date.from),
    );
  const strange = datesIn(rewording).find((date) => !isOurs(date) || ours.length === 0);
  return strange ? `date ${strange.year ?? strange.month ?? ''}` : null;
};
