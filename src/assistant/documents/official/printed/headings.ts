import type { Printed } from './printed-words.ts';
import type { Place } from './words-beside.ts';

/** Words that stand over what follows, and where they begin. */
export type Heading = {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
};

const HEADING_MAX = 90;
const ITEM = /^(?:\d{1,2}[.)]|[A-Z]\.)\s+\p{L}/u;
/** A line that begins with a small letter is the middle of a sentence. */
const BEGINS = /^\P{L}*\p{Lu}/u;
const LONE_NUMBER = /^\d{1,2}\.?$/;
/** From a number in a column of its own to the words that it numbers. */
const [NUMBER_GAP, NUMBER_UP, NUMBER_DOWN, NEXT_LINE] = [24, 19, 14, 13];
const LEVEL = 4;

const isCapitals = (text: string) => {
  const [bare = ''] = text.split('(');
  return /\p{Lu}{4}/u.test(bare) && bare === bare.toUpperCase();
};
const ANNOUNCES = /\p{L} .*\p{L}:$|\p{L} .*\?$|\((?:check|select|choose|mark) /iu;

/** Numbered items, lines in capitals, and lines that announce what follows; not the words at a field itself. */
export function headingsOf(printed: readonly Printed[], taken: ReadonlySet<string>): Heading[] {
  const numbered = printed.filter(({ text }) => LONE_NUMBER.test(text)).flatMap((number) => itemAt(number, printed));
  const lines = printed.filter(
    ({ text }) =>
      text.length < HEADING_MAX &&
      BEGINS.test(text) &&
      (ITEM.test(text) || (!taken.has(text) && (isCapitals(text) || ANNOUNCES.test(text)))),
  );
  return [...numbered, ...lines];
}

function itemAt(number: Printed, printed: readonly Printed[]): Heading[] {
  const right = printed
    .filter(
      ({ page, left, bottom }) =>
        page === number.page &&
        left > number.right &&
        left - number.right < NUMBER_GAP &&
        bottom < number.bottom + NUMBER_UP &&
        bottom > number.bottom - NUMBER_DOWN,
    )
    .toSorted((a, b) => b.bottom - a.bottom);
  const [first, ...rest] = right;
  if (!first) return [];
  const lines = [first];
  const [second] = rest;
  if (second && first.bottom - second.bottom < NEXT_LINE && Math.abs(first.left - second.left) < LEVEL)
    lines.push(second);
  const text = lines.map((line) => line.text).join(' ');
  return [{ page: number.page, text: text.slice(0, HEADING_MAX), left: first.left, bottom: first.bottom }];
}

/** The nearest over a field or before it. */
export function headingOver(place: Place, headings: readonly Heading[]): string | null {
  const [found] = headings
    .filter(
      ({ page, left, bottom }) => page === place.page && bottom > place.bottom - LEVEL && left < place.left + LEVEL,
    )
    .toSorted((a, b) => a.bottom - b.bottom || b.left - a.left);
  return found ? found.text : null;
}
