import type { Words } from '../content/words.ts';
import { plain } from '../read/sentences.ts';
import type { CountedDay } from './deadlines.ts';

const FIRST =
  /\b(?:fastest|soonest|earliest|shortest|quickest|nearest|first (?:one|day|date|deadline)|primer[ao]? (?:dia|fecha|plazo)|mas (?:pronto|corto|cercano|rapido)|primero)\b/;

/** Of several days the one whose words were said ("for the city one"), or the earliest. */
export function daysMeant(days: readonly CountedDay[], message: string): readonly CountedDay[] {
  if (days.length < 2) return days;
  const said = new Set(wordsIn(message));
  const labels = days.map((day) => new Set(day.deadline.dates.flatMap(({ what }) => namesIn(what))));
  const telling = [...said].filter(
    (word) => labels.some((one) => one.has(word)) && !labels.every((one) => one.has(word)),
  );
  const named = days.filter((_, at) => telling.some((word) => labels[at]?.has(word)));
  if (telling.length > 0) return named;
  if (!FIRST.test(plain(message))) return days;
  return days.toSorted((a, b) => lastOf(a).localeCompare(lastOf(b))).slice(0, 1);
}

/** "City", "Commission", "EEOC": to file or to answer is said of every day. */
const namesIn = ({ en, es }: Words): string[] =>
  [en, es].flatMap((label) => wordsIn((label.match(/(?<=\s)\p{Lu}[\p{L}]+/gu) ?? []).join(' ')));
const wordsIn = (text: string): string[] => plain(text).match(/\p{L}{4,}/gu) ?? [];
const lastOf = ({ deadline }: CountedDay): string => deadline.dates.at(-1)?.date ?? '';
