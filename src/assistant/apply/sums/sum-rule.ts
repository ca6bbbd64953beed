import * as z from 'zod';
import { Words } from '../../content/words.ts';
import { FactId, Slug, When } from '../../knowledge/topic.ts';
import { readExpression, type Expression } from './expression.ts';
import { readTemplate, type Template } from './template.ts';

/** What may be asked for when it is all that is missing. */
export const ASKABLE = ['children', 'household', 'hours', 'earned', 'rent', 'debt', 'hoursADay', 'daysAWeek'] as const;
export type Askable = (typeof ASKABLE)[number];

const text = z.string().trim().min(1);

/** One way in which it comes out: for whom, in which case, and how it is said. */
const Case = z.strictObject({
  when: When.optional(),
  if: text.optional(),
  ...Words.shape,
  /** What this makes of "can they …". */
  may: z.enum(['yes', 'no']).optional(),
});

/** Arithmetic on what was told, by figures of our facts: nothing is worked out in any other way. */
export const SumFile = z.strictObject({
  id: Slug,
  /** The facts whose figures it uses. */
  of: z.array(FactId).min(1),
  /** Steps of the sum by name, each from what was told and the steps before it. */
  let: z.record(z.string().regex(/^[a-z][A-Za-z]*$/), text).default({}),
  cases: z.array(Case).min(1),
  ask: z.array(z.enum(ASKABLE)).default([]),
});
type SumFile = z.infer<typeof SumFile>;

/** Steps that many sums share, by name, each with the facts that carry it. */
export const StepsFile = z.record(
  z.string().regex(/^[a-z][A-Za-z]*$/),
  z.strictObject({ of: z.array(FactId).min(1), is: text }),
);
export type SharedSteps = z.infer<typeof StepsFile>;

type ReadCase = Omit<SumFile['cases'][number], 'if' | 'en' | 'es'> & {
  readonly if: Expression | null;
  readonly says: Readonly<Record<keyof Words, Template>>;
};

export type SumRule = Pick<SumFile, 'id' | 'of' | 'ask'> & {
  readonly steps: readonly (readonly [string, Expression])[];
  readonly cases: readonly ReadCase[];
};

export function readSumRule({ let: own, cases: written, of, ...rule }: SumFile, shared: SharedSteps): SumRule {
  const cases = written.map(({ if: condition, en, es, ...one }) => ({
    ...one,
    if: condition === undefined ? null : readExpression(condition),
    says: { en: readTemplate(en), es: readTemplate(es) },
  }));
  const steps = Object.entries(own).map(([name, source]) => [name, readExpression(source)] as const);
  const all = [...steps.map(([, step]) => step), ...cases.flatMap(sumsIn)];
  const used = Object.entries(shared).filter(([name]) => all.some(({ names }) => names.has(name)));
  return {
    ...rule,
    of: [...new Set([...of, ...used.flatMap(([, step]) => step.of)])],
    steps: [...used.map(([name, { is }]) => [name, readExpression(is)] as const), ...steps],
    cases,
  };
}

const sumsIn = ({ if: condition, says }: ReadCase): readonly Expression[] => [
  ...(condition ? [condition] : []),
  ...says.en.sums,
];
