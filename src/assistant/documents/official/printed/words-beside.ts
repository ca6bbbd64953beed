import type { Printed } from './printed-words.ts';

/** Where a field stands on its page, in points. */
export type Place = {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

const LEVEL = 4;
const BOX_GAP = 16;
const LEFT_GAP = 320;
const ABOVE_GAP = 14;
const BELOW_GAP = 9;
const NEXT_LINE = 1.6;
const LINES_MAX = 4;
/** Five points before a line, or in its box. */
const SURE_COST = 1;
/** A caption stands under its line, or over it, less surely than before it. */
const [ABOVE_COST, BELOW_COST] = [2, 10];

const middleOf = ({ bottom, height }: Printed) => bottom + height / 3;
const hasLetters = ({ text }: Printed) => /\p{L}{2}/u.test(text);
const isLevel = (words: Printed, { bottom, top }: Place) =>
  middleOf(words) > bottom - LEVEL && middleOf(words) < top + LEVEL;

/** What is printed after a box or a circle; a few forms print it before. */
export function wordsAtBox(place: Place, printed: readonly Printed[], others: readonly Place[]): string | null {
  const level = printed.filter((words) => words.page === place.page && isLevel(words, place));
  const after = nearest(level, ({ left }) => left - place.right, -LEVEL, BOX_GAP);
  const found = after ?? nearest(level, ({ right }) => place.left - right, -LEVEL, BOX_GAP);
  return found ? tidy(paragraphFrom(found, printed, others)) : null;
}

export type Beside = {
  readonly text: string;
  /** Close before the line, or in its box: no other field can be meant. */
  readonly isSure: boolean;
};

/** What is printed before a line to write on, in its box, over it or under it: whichever is nearest. */
export function wordsAtLine(
  place: Place,
  printed: readonly Printed[],
  { others, isAmount }: { readonly others: readonly Place[]; readonly isAmount: boolean },
): Beside | null {
  const words = printed.filter((one) => one.page === place.page && hasLetters(one));
  const costs = words.flatMap((one) => {
    const before = costBefore(one, place, others);
    // Over a column of amounts stands what is the same for all of them.
    const cost = before ?? (isAmount ? null : costAround(one, place));
    return cost === null ? [] : [{ one, cost }];
  });
  const [best] = costs.toSorted((a, b) => a.cost - b.cost);
  return best ? { text: tidy(paragraphTo(best.one, printed)), isSure: best.cost <= SURE_COST } : null;
}

function costBefore(words: Printed, place: Place, others: readonly Place[]): number | null {
  if (!isLevel(words, place) || words.right > place.left + LEVEL) return null;
  const gap = place.left - words.right;
  const isTaken = others.some(
    (other) =>
      other.page === place.page &&
      other.left >= words.right - LEVEL &&
      other.right <= place.left + LEVEL &&
      isLevel(words, other),
  );
  return gap < LEFT_GAP && !isTaken ? gap / 6 : null;
}

function costAround(words: Printed, place: Place): number | null {
  if (words.right <= place.left - LEVEL || words.left >= place.right) return null;
  const middle = middleOf(words);
  if (middle > place.bottom && middle < place.top) return 1;
  const above = words.bottom - place.top;
  if (above > -LEVEL && above < ABOVE_GAP) return ABOVE_COST + above + Math.abs(words.left - place.left) / 20;
  const below = place.bottom - (words.bottom + words.height);
  return below > -LEVEL && below < BELOW_GAP ? BELOW_COST + below : null;
}

/** Whether the sign of the dollar stands before the line already. */
export const hasDollarBefore = (place: Place, printed: readonly Printed[]): boolean =>
  printed.some(
    (words) =>
      words.page === place.page &&
      /\$\s*$/.test(words.text) &&
      isLevel(words, place) &&
      Math.abs(place.left - words.right) < BOX_GAP,
  );

function nearest(
  words: readonly Printed[],
  gapOf: (one: Printed) => number,
  from: number,
  to: number,
): Printed | undefined {
  return words
    .filter((one) => hasLetters(one) && gapOf(one) > from && gapOf(one) < to)
    .toSorted((a, b) => gapOf(a) - gapOf(b))[0];
}

const isUnder = (upper: Printed, lower: Printed) => {
  const drop = upper.bottom - lower.bottom;
  return (
    upper.page === lower.page &&
    Math.abs(upper.left - lower.left) < LEVEL &&
    drop > 0 &&
    drop < NEXT_LINE * upper.height
  );
};

/** The words at a box go on in the lines below them, as far as no other box stands before those. */
function paragraphFrom(first: Printed, printed: readonly Printed[], others: readonly Place[]): string {
  const lines = [first];
  for (let next = under(first); next && lines.length < LINES_MAX; next = under(next)) lines.push(next);
  return lines.map(({ text }) => text).join(' ');

  function under(line: Printed) {
    return printed.find((one) => isUnder(line, one) && !others.some((other) => stoodAtBy(other, one)));
  }
}

/** Whether these words belong to that field: they stand level with it, a little after it. */
const stoodAtBy = (place: Place, words: Printed) =>
  words.page === place.page &&
  isLevel(words, place) &&
  words.left - place.right > -LEVEL &&
  words.left - place.right < BOX_GAP;

/** The words before a line may have begun in the lines above them. */
function paragraphTo(last: Printed, printed: readonly Printed[]): string {
  const lines = [last];
  for (let before = over(last); before && lines.length < LINES_MAX; before = over(before)) lines.unshift(before);
  return lines.map(({ text }) => text).join(' ');

  function over(line: Printed) {
    return /^[\p{Ll}(]/u.test(line.text) ? printed.find((one) => isUnder(one, line)) : undefined;
  }
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
