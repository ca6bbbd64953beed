import { findAmount } from '#domain/papers/find-amount.ts';
import { numberIn } from '#domain/papers/find-number.ts';
import { textOf, type Box } from '#domain/papers/page-text.ts';
import type { Finding, PaperReading } from '#domain/papers/read-paper.ts';
import { writtenDays } from '#domain/papers/written-days.ts';
import { blank, cut, scaledTo, type Gray } from '../picture/gray.ts';
import type { Engine } from './engine.ts';

/** What the second reading says where it differs from the first. */
export type Doubts = {
  readonly number: string | null;
  readonly amount: number | null;
  readonly dates: readonly (string | null)[];
};

const ENLARGED = 1.45;
const MARGIN = 14;
const GAP = 46;
const DARK = 178;

/**
 * Numbers, sums and days are read again from another picture of the same place: larger, and in black and white. Wrong figures look
 * right, and the engine is sure of them; two pictures seldom go wrong in the same way.
 */
export async function secondLook(pages: readonly Gray[], reading: Omit<PaperReading, 'kinds'>, engine: Engine): Promise<Doubts> {
  const { number, amount, dates } = reading;
  const found: readonly (Finding<unknown> | null)[] = [number, amount, ...dates];
  const texts = await readStrips(pages, found, engine);
  const other = <T>(value: T | undefined, first: T | undefined) => (value !== undefined && value !== first ? value : null);
  return {
    number: other(numberIn(texts[0] ?? '') ?? undefined, number?.value),
    amount: other(findAmount(texts[1] ?? '')?.value, amount?.value),
    dates: dates.map((date, at) => other(writtenDays(texts[at + 2] ?? '')[0]?.iso, date.value)),
  };
} // prettier-ignore

async function readStrips(pages: readonly Gray[], found: readonly (Finding<unknown> | null)[], engine: Engine) {
  const strips = found.map((finding) => {
    const page = finding && pages[finding.page];
    return finding?.box && page && page.width > 0 ? strip(page, finding.box) : null;
  });
  const width = Math.max(0, ...strips.map((one) => one?.width ?? 0)) + 2 * GAP;
  const height = strips.reduce((sum, one) => sum + (one ? one.height + GAP : 0), GAP);
  if (width === 2 * GAP) return [];
  const sheet = blank(width, height);
  let top = GAP;
  const places = strips.map((one) => {
    if (!one) return null;
    paste(sheet, one, GAP, top);
    const place = { top: top - GAP / 2, bottom: top + one.height + GAP / 2 };
    top += one.height + GAP;
    return place;
  });
  const { lines } = await engine.read(sheet, 'strips');
  const middle = ({ top: from, bottom }: Box) => (from + bottom) / 2;
  return places.map((place) =>
    place === null
      ? ''
      : lines
          .filter(({ box }) => middle(box) >= place.top && middle(box) < place.bottom)
          .map(textOf)
          .join(' '),
  );
}

function strip(page: Gray, { left, top, right, bottom }: Box): Gray {
  const [width, height] = [Math.ceil(right - left) + 2 * MARGIN, Math.ceil(bottom - top) + MARGIN];
  const part = cut(page, { left: Math.floor(left) - MARGIN, top: Math.floor(top) - MARGIN / 2, width, height });
  const large = scaledTo(part, Math.round(part.width * ENLARGED));
  return { ...large, data: large.data.map((shade) => (shade < DARK ? 0 : 255)) };
}

function paste(sheet: Gray, part: Gray, left: number, top: number): void {
  for (let y = 0; y < part.height; y++) {
    sheet.data.set(part.data.subarray(y * part.width, (y + 1) * part.width), (top + y) * sheet.width + left);
  }
}
