import type { Language } from '../../../content/words.ts';
import { compareActors } from './claims/actors.ts';
import { compareAdvice } from './advice.ts';
import type { Check, Told } from './check.ts';
import { compareClaims } from './claims/compare-claims.ts';
import { compareFigures } from './figures/compare-figures.ts';
import { compareConditions } from './claims/conditions.ts';
import { compareCoverage } from './coverage.ts';
import { compareDates } from './figures/dates.ts';
import { compareDenial } from './claims/denial.ts';
import { isLight } from './claims/light-signs.ts';
import { isNear, type Nearness } from './nearness.ts';
import { compareOpposites } from './claims/opposites.ts';
import { compareOrder } from './claims/order.ts';
import { comparePlaces } from './places.ts';
import { compareScope } from './claims/scope.ts';
import { readSentence } from './sentence.ts';
import { compareSigns } from './claims/signs.ts';
import { compareSubstance } from './substance.ts';

/** One idea each. The first that finds a difference which weighs decides. */
const CHECKS: Readonly<Record<string, Check>> = {
  figures: compareFigures,
  dates: compareDates,
  places: comparePlaces,
  coverage: compareCoverage,
  substance: compareSubstance,
  scope: compareScope,
  order: compareOrder,
  opposites: compareOpposites,
  conditions: compareConditions,
  advice: compareAdvice,
  actors: compareActors,
  claims: compareClaims,
  denial: compareDenial,
  signs: compareSigns,
};

type Options = {
  /** Of the rewording. */
  readonly language: Language;
  /** What the person told, for arithmetic. */
  readonly told?: Told;
  /** What everybody knows it is about: the titles of the topic. */
  readonly about?: readonly string[];
  /** Null where the sentence model is not there: nothing is kept then. */
  readonly nearness: Nearness | null;
};

/** The name of the check that found the rewording to say something else than its statement; null where none did. */
export function differenceInLaw(statement: string, rewording: string, options: Options): string | null {
  const { language, told = {}, about = [], nearness } = options;
  const pair = {
    statement: readSentence(statement),
    rewording: readSentence(rewording, language),
    told,
    about: about.map((one) => readSentence(one)),
  };
  const found = Object.keys(CHECKS).find((check) => {
    const why = CHECKS[check]?.(pair) ?? null;
    return why !== null && !isLight({ check, why });
  });
  if (found !== undefined) return found;
  return nearness !== null && isNear(nearness, pair.statement, pair.rewording) ? null : 'nearness';
}

/** Whether a rewording says nothing else than its one statement. In doubt it does not: the authored words cost nothing. */
export const isSameLaw = (statement: string, rewording: string, options: Options): boolean =>
  differenceInLaw(statement, rewording, options) === null;
