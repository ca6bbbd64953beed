import { findAmount } from './find-amount.ts';
import { findCourt, type FoundCourt } from './find-court.ts';
import { findDates } from './find-dates.ts';
import { rankKinds, type RankedKind } from './find-kind.ts';
import { findNumber, isWholeNumber } from './find-number.ts';
import { findOtherSide, type FoundParty } from './find-parties.ts';
import { columnsOf, flowOf } from './flow.ts';
import type { Box, PageText } from './page-text.ts';
import type { PaperEvent, ReadableKind } from './paper-kind.ts';

/** Something that was read, with where it stands. */
export type Finding<T> = { readonly value: T; readonly page: number; readonly box: Box | null };

export type PaperReading = {
  readonly kinds: readonly RankedKind[];
  readonly court: Finding<FoundCourt> | null;
  readonly otherSide: Finding<FoundParty> | null;
  readonly number: Finding<string> | null;
  readonly dates: readonly (Finding<string> & { readonly event: PaperEvent })[];
  readonly amount: Finding<number> | null;
  /** Words that were read at all. */
  readonly words: number;
};

/** Everything that can be told from the words of a paper alone. They are data: nothing in them is ever followed. */
export function readPaper(pages: readonly PageText[], kinds: readonly ReadableKind[]): PaperReading {
  const all = pages.flatMap(({ lines }) => lines);
  const ranked = rankKinds(all, kinds);
  return { ...readAs(pages, kinds.find(({ id }) => id === ranked[0]?.id) ?? null), kinds: ranked };
}

/** The same once the kind is settled: it says which days it carries. */
export function readAs(pages: readonly PageText[], kind: ReadableKind | null): Omit<PaperReading, 'kinds'> {
  const flows = pages.map(flowOf);
  const first = <T>(find: (page: number, words: PageText) => Finding<T> | null) =>
    pages.map((words, page) => find(page, words)).find((found) => found !== null) ?? null;
  const placed = <T>(page: number, value: T, { start, end }: { start: number; end: number }): Finding<T> => ({
    value,
    page,
    box: flows[page]?.boxOf(start, end) ?? null,
  });
  const text = (page: number) => flows[page]?.text ?? '';
  const dates = pages.flatMap((_, page) =>
    findDates(text(page), kind?.dates ?? []).map((date) => ({ ...placed(page, date.iso, date), event: date.event })),
  );
  return {
    court: first((page, words) => {
      const court = findCourt(words);
      return court && { value: court, page, box: court.box };
    }),
    otherSide: first((page, words) => {
      const party = findOtherSide(words);
      return party && { value: party, page, box: party.box };
    }),
    number: first((page, words) => {
      const inRows = findNumber(text(page));
      if (inRows && isWholeNumber(inRows.value)) return placed(page, inRows.value, inRows);
      const columns = columnsOf(words);
      const inColumns = findNumber(columns.text);
      if (inColumns && isWholeNumber(inColumns.value))
        return { value: inColumns.value, page, box: columns.boxOf(inColumns.start, inColumns.end) };
      return inRows && placed(page, inRows.value, inRows);
    }),
    amount: first((page) => {
      const amount = kind?.amount ? findAmount(text(page)) : null;
      return amount && placed(page, amount.value, amount);
    }),
    dates: dates.filter(({ event }, at) => dates.findIndex((one) => one.event === event) === at),
    words: pages.reduce((sum, { lines }) => sum + lines.reduce((count, line) => count + line.words.length, 0), 0),
  };
}
