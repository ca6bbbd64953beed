import type { AmountRole, DatedEvent, PaperKind } from '#domain/matter/case-file.ts';

/** A day on a paper: something that happened, or the day by which the paper itself wants an answer. */
export type PaperEvent = DatedEvent | 'answer-due';

/** The words by which a kind of paper is known. Small letters; a photo may have spoiled a few of them. */
export type PaperSigns = {
  readonly titles: readonly string[];
  readonly phrases: readonly string[];
  /** Words that stand on a neighbour of it, and not on it. */
  readonly against: readonly string[];
};

/** What the reader has to know of a kind. */
export type ReadableKind = {
  readonly id: PaperKind;
  readonly signs: PaperSigns;
  /** Days that stand on it, the one that counts most first. */
  readonly dates: readonly PaperEvent[];
  /** What its main sum is. */
  readonly amount: AmountRole | null;
};
