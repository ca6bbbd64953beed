import type { Measure } from './measures.ts';

/** Null where nothing was expected. */
export type Judgement = Readonly<Record<Measure, boolean | null>> & {
  /** One sentence for each thing that is wrong; none means that it came out right. */
  readonly faults: readonly string[];
};
