import type { Judgement } from './judgement.ts';
import { type Measure, perMeasure } from './measures.ts';

export type Judged = { readonly group: string; readonly id: string; readonly said: readonly string[] } & Judgement;

export type Score = { readonly right: number; readonly of: number };

export type Row = {
  readonly name: string;
  readonly scenarios: number;
  /** Scenarios without a single fault. */
  readonly faultless: number;
  /** Null where no scenario of the group asks for it. */
  readonly scores: Readonly<Record<Measure, Score | null>>;
};

export type Failure = Pick<Judged, 'id' | 'group' | 'said' | 'faults'>;

/** Which mind was asked. */
export type TestedMind = {
  /** `built-in`, or the model as PROVIDER:NAME. */
  readonly name: string;
  /** Sentences of a model that no passage carried; null without a model. */
  readonly removedClaims: number | null;
  /** Turns in which the model did not answer and the built-in mind did; null without a model. */
  readonly handedOver: number | null;
};

export const BUILT_IN: TestedMind = { name: 'built-in', removedClaims: null, handedOver: null };

/** What `eval/last-run.json` holds and the page about quality shows. */
export type Report = {
  readonly ranAt: string;
  readonly version: string;
  readonly mind: TestedMind;
  /** How the run was made, one paragraph each. */
  readonly method: readonly string[];
  readonly total: Row;
  readonly groups: readonly Row[];
  readonly failures: readonly Failure[];
};

export function toReport(
  judged: readonly Judged[],
  about: Pick<Report, 'ranAt' | 'version' | 'mind' | 'method'>,
): Report {
  return {
    ...about,
    total: toRow('all', judged),
    groups: [...Map.groupBy(judged, ({ group }) => group)].map(([name, ofGroup]) => toRow(name, ofGroup)),
    failures: judged
      .filter(({ faults }) => faults.length > 0)
      .map(({ id, group, said, faults }) => ({ id, group, said, faults })),
  };
}

function toRow(name: string, judged: readonly Judged[]): Row {
  return {
    name,
    scenarios: judged.length,
    faultless: judged.filter(({ faults }) => faults.length === 0).length,
    scores: perMeasure((measure) => toScore(judged, measure)),
  };
}

function toScore(judged: readonly Judged[], measure: Measure): Score | null {
  const verdicts = judged.map((one) => one[measure]).filter((verdict) => verdict !== null);
  return verdicts.length === 0 ? null : { right: verdicts.filter(Boolean).length, of: verdicts.length };
}
