import type { PaperKind } from '#domain/matter/case-file.ts';

/** The papers of one case, in the order in which they come. */
const CASES: readonly (readonly (readonly PaperKind[])[])[] = [
  [['rent-demand', 'notice-to-quit', 'non-renewal'], ['petition-nonpayment', 'petition-holdover'], ['stipulation', 'judgment', 'order-to-show-cause'], ['marshal-notice']],
  [['collector-letter', 'medical-bill', 'medical-collection'], ['summons', 'summons-consumer-credit', 'summons-with-notice'], ['judgment'], ['restraining-notice', 'income-execution', 'information-subpoena']],
  [['foreclosure-notice'], ['summons-foreclosure'], ['judgment']],
]; // prettier-ignore
const placeIn = (steps: (typeof CASES)[number], paper: PaperKind) => steps.findIndex((step) => step.includes(paper));

/** Whether a paper comes after another one in the same case. */
export const isLaterInCase = (paper: PaperKind, other: PaperKind): boolean =>
  CASES.some((steps) => placeIn(steps, other) >= 0 && placeIn(steps, other) < placeIn(steps, paper));
