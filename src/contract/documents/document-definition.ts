import { DOCUMENT_KINDS, FIELD_TYPES, SIMPLE_TYPES, STEP_ACTIONS } from '#domain/documents/definition.ts';
import { LISTS } from '#domain/documents/listed-options.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import * as z from 'zod';

const text = z.string().trim().min(1);
const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'an id looks like movedOutOn');
const link = z.url({ protocol: /^https$/ });
const OptionId = z.string().regex(/^[a-z0-9][a-zA-Z0-9-]*$/, 'an option id looks like not-sure');
const oneOrMore = z.union([text.transform((value) => [value]), z.array(text).min(1)]);

const Condition = z.strictObject({
  field: name,
  is: oneOrMore.optional(),
  has: oneOrMore.optional(),
  answered: z.boolean().optional(),
});

const question = {
  id: name,
  ask: text,
  label: text,
  why: text,
  options: z
    .array(z.strictObject({ id: OptionId, label: text, printed: text.optional() }))
    .min(2)
    .optional(),
  from: z.enum(LISTS).optional(),
  optional: z.boolean().optional(),
  example: text.optional(),
  max: z.number().int().min(1).max(10_000).optional(),
  day: z.enum(['past', 'future']).optional(),
};

const Column = z.strictObject({ ...question, type: z.enum([...SIMPLE_TYPES, 'choice']) });

export const DocumentField = z.strictObject({
  ...question,
  type: z.enum(FIELD_TYPES),
  prefill: z
    .string()
    .regex(/^[a-z][a-zA-Z-]*$/)
    .optional(),
  when: z.array(Condition).min(1).optional(),
  item: text.optional(),
  fields: z.array(Column).min(1).optional(),
  most: z.number().int().min(1).max(100).optional(),
});

const StopCondition = z.strictObject({
  ...Condition.shape,
  not: oneOrMore.optional(),
  over: z.number().positive().optional(),
  column: name.optional(),
  daysAgo: z.number().int().positive().optional(),
});

/** Where it is not the right paper: why in a sentence, the law, and what fits. */
const Stop = z.strictObject({
  when: z.array(StopCondition).min(1),
  say: text,
  law: text,
  instead: z
    .array(z.strictObject({ text, document: text.optional(), link: link.optional(), linkText: text.optional() }))
    .min(1),
  goesOn: z.boolean().optional(),
});

/** A form or letter: what it is for, what it asks, what comes after. The text it prints stands beside it. */
export const DocumentDefinition = z.strictObject({
  title: text,
  category: z.enum(ISSUE_CATEGORIES),
  kind: z.enum(DOCUMENT_KINDS),
  summary: text,
  purpose: text,
  notFor: z.array(text).min(1),
  law: z.array(z.strictObject({ name: text, link: link.optional() })).min(1),
  facts: z.array(z.string().regex(/^[A-Z]{1,2}\d{2}$/, 'a fact id looks like H02')),
  ask: z.array(text).min(1),
  pide: z.array(text).min(1),
  sections: z.array(z.strictObject({ title: text, fields: z.array(DocumentField).min(1) })).min(1),
  steps: z
    .array(z.strictObject({ do: z.enum(STEP_ACTIONS), text, link: link.optional(), linkText: text.optional() }))
    .min(1),
  /** As the courts want it, with room between the lines (22 NYCRR 202.5(a)). */
  spacing: z.literal('double').optional(),
  /** Deadlines that are counted from an answer: the rule of content/deadlines, and its way of counting. */
  counts: z
    .array(
      z.strictObject({
        rule: z.string().regex(/^DL\d+:[a-z0-9-]+$/, 'a rule looks like DL01:in-hand'),
        from: name,
        when: z.array(Condition).min(1).optional(),
      }),
    )
    .min(1)
    .optional(),
  stops: z.array(Stop).min(1).optional(),
  checked: z.iso.date(),
});
export type DocumentDefinition = z.infer<typeof DocumentDefinition>;
