import type { AmountRole } from '#domain/matter/case-file.ts';
import type { Words } from '../content/words.ts';
import type { Statement } from '../knowledge/topic.ts';
import { fits, missingFor, type ConditionKey, type Situation } from './fits.ts';
import { findSum } from './sums/find-sum.ts';
import { inDollars } from './sums/in-dollars.ts';
import { reckon, wantedForSum, type Reckoned } from './sums/reckon.ts';
import type { Askable } from './sums/sum-rule.ts';

export type Applied = {
  readonly statement: Statement;
  readonly text: Words;
  /** Which text it is: the general one, or a variant by its number. */
  readonly version: string;
  /** What was told, worked out by the figures of the statement's facts. */
  readonly sum: Reckoned | null;
  /** A sum that was told, beside the limit that the statement names. */
  readonly comparison: Words | null;
  /** What that makes of a question for yes or no; null where it settles none. */
  readonly verdict: 'yes' | 'no' | null;
  /** How a language model says the same; null: in our words. */
  readonly rewording: string | null;
};

/** The text that fits what was told, and only that one, with what can be worked out. */
export function applyStatement(statement: Statement, situation: Situation): Applied {
  const at = statement.variants.findIndex(({ when }) => fits(when, situation));
  const variant = statement.variants[at];
  const sum = reckon(sumsOf(statement), situation);
  const compared = comparisonFor(statement, situation);
  return {
    statement,
    text: variant ? { en: variant.en, es: variant.es } : saidOfPlace(statement, situation),
    version: versionOf(statement, at, sum),
    sum,
    comparison: sum ? null : compared.comparison,
    verdict: sum?.may ?? compared.verdict,
    rewording: null,
  };
}

/** What carries the text, and what was worked out with it. */
export const factsOf = ({ statement, sum }: Applied): string[] => [...new Set([...statement.of, ...(sum?.of ?? [])])];

const sumsOf = ({ sums }: Statement) => sums.flatMap((id) => findSum(id) ?? []);

/** With other figures it says something else. */
function versionOf({ id }: Statement, variant: number, sum: Reckoned | null): string {
  const figures = sum?.says.en.match(/\d[\d,.]*/g)?.join('_') ?? '';
  return variant < 0 && !sum ? id : `${id}@${variant < 0 ? '' : variant}${sum ? `~${figures}` : ''}`;
}

/** What would have to be told before something can be worked out. */
export function wantedForSums(statement: Statement, situation: Situation): Askable[] {
  if (reckon(sumsOf(statement), situation)) return [];
  return sumsOf(statement).flatMap((rule) => wantedForSum(rule, situation) ?? []);
}

/** What holds only in the city, or only outside it, says so to somebody who has not told where they are. */
function saidOfPlace({ en, es, when }: Statement, { variables }: Situation): Words {
  if (when?.nyc === undefined || variables.isNyc !== undefined || NAMES_PLACE.test(en)) return { en, es };
  const where = WHERE[when.nyc];
  return { en: en.replace(ANSWER, `$&${where.en}: `), es: es.replace(ANSWER, `$&${where.es}: `) };
}
const NAMES_PLACE =
  /\b(?:NYC\w*|NYPD|city|cities|borough|county|counties|Manhattan|Brooklyn|most places|where you live)\b/i;
/** The yes or no that a text may begin with. */
const ANSWER =
  /^(?:(?:Yes|No|(?:Mostly|Usually) (?:yes|no)|It depends|Sí|(?:Casi siempre|Por lo general|Normalmente) (?:sí|no)|Depende)\. )?/;
const WHERE = {
  yes: { en: 'In New York City', es: 'En la Ciudad de Nueva York' },
  no: { en: 'Outside New York City', es: 'Fuera de la Ciudad de Nueva York' },
} as const;

/** Facts that would choose among its variants and are not told yet. */
export function wantedFor(statement: Statement, situation: Situation): ConditionKey[] {
  if (statement.variants.some(({ when }) => fits(when, situation))) return [];
  return [...new Set(statement.variants.flatMap(({ when }) => missingFor(when, situation)))];
}

/** The first that fits. */
function comparisonFor({ compare }: Statement, situation: Situation): Pick<Applied, 'comparison' | 'verdict'> {
  const made = compare.flatMap(({ amount, limit, when, over, under }) => {
    const told = firstAmount(amount, situation);
    if (told === undefined || (when && !fits(when, situation))) return [];
    // Exactly the limit is still allowed, whichever side is.
    const verdict = (told === limit ? [over, under].find((one) => one === 'yes') : told > limit ? over : under) ?? null;
    // A limit that holds only for some says nothing to those whom it may not be for.
    return verdict === null && (over ?? under) ? [] : [{ comparison: compared(told, limit), verdict }];
  });
  return made[0] ?? { comparison: null, verdict: null };
}

function firstAmount(roles: readonly AmountRole[], { file }: Situation): number | undefined {
  return roles.map((role) => file.amounts[role]).find((amount) => amount !== undefined);
}

/** Arithmetic on what was told, and no verdict. */
function compared(told: number, limit: number): Words {
  const [a, b] = [inDollars(told), inDollars(limit)];
  if (told === limit) return { en: `${a} is exactly that.`, es: `${a} es exactamente eso.` };
  if (told < limit) return { en: `${a} is under ${b}.`, es: `${a} es menos de ${b}.` };
  return { en: `${a} is over ${b}.`, es: `${a} es más de ${b}.` };
}

/** A version of a statement for somebody's case is that statement. */
export const withoutVersion = (id: string): string => id.split('@')[0] ?? id;
