import { AMOUNT_ROLES, PAPER_KINDS, PROGRAMMES, SPONSORS } from '#domain/matter/case-file.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import * as z from 'zod';
import { Words } from '../content/words.ts';
import type { Place } from '../help/place.ts';

const text = z.string().trim().min(1);
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and hyphens');
export const FactId = z.string().regex(/^[A-Z]{1,2}\d{2,3}[a-z]?$/, 'a fact id looks like H02');
const Link = z.url({ protocol: /^https?$/ });

/** What was looked up, with its proof. `changed`: it changed recently and is shown with a warning. */
export const Fact = z.strictObject({
  id: FactId,
  ...Words.shape,
  law: text,
  link: Link,
  confidence: z.enum(['official', 'secondary', 'partial', 'knowledge']),
  asOf: text,
  checked: z.iso.date(),
  caution: Words.optional(),
  changed: Words.optional(),
});
export type Fact = z.infer<typeof Fact>;

/** From and to, both counted in: `65-`, `-17`, `14-17`. */
const Span = z.string().regex(/^(?:\d{1,6}-(?:\d{1,6})?|-\d{1,6})$/, 'a span looks like 65-, -17 or 14-17');

/** When a variant or a comparison holds, by what the person has told. */
export const When = z.strictObject({
  nyc: z.enum(['yes', 'no']).optional(),
  /** The city, Long Island and Westchester, for which some figures are higher. */
  downstate: z.enum(['yes', 'no']).optional(),
  lived: z.enum(['under-1', '1-to-2', 'over-2']).optional(),
  served: z.enum(['in-hand', 'other']).optional(),
  regulated: z.enum(['yes', 'no']).optional(),
  order: z.enum(['yes', 'no']).optional(),
  /** How many homes the building has. */
  homes: Span.optional(),
  ownerLives: z.enum(['yes', 'no']).optional(),
  /** Whoever died left a husband or a wife. */
  spouse: z.enum(['yes', 'no']).optional(),
  paper: z.enum(PAPER_KINDS).optional(),
  age: Span.optional(),
  childAge: Span.optional(),
  miles: Span.optional(),
  programme: z.enum(PROGRAMMES).optional(),
  sponsor: z.enum(SPONSORS).optional(),
});
export type When = z.infer<typeof When>;

/** A sum that the person told, beside a limit that the statement names. */
const Comparison = z.strictObject({
  amount: z.array(z.enum(AMOUNT_ROLES)).min(1),
  limit: z.coerce.number().positive(),
  when: When.optional(),
  /** What the statement says to "can it be …" for a sum over the limit, and for one under it. */
  over: z.enum(['yes', 'no']).optional(),
  under: z.enum(['yes', 'no']).optional(),
});
export type Comparison = z.infer<typeof Comparison>;

export const QUESTION_KINDS = [
  'yes-no',
  'how-long',
  'how-much',
  'who',
  'where',
  'how',
  'what-if',
  'what-is',
  'when',
] as const;

/**
 * What people ask next, whatever the problem is: a topic says which of its statements answer it. `other-person`: whether it holds for somebody else;
 * `missing`: whether it matters that there is no lease, receipt or paper.
 */
export const SIDES = [
  'where',
  'cost',
  'takes',
  'deadline',
  'if-not',
  'refused',
  'punished',
  'lawyer',
  'next',
  'start',
  'proof',
  'amount',
  'missing',
  'meanwhile',
  'other-person',
  'no-papers',
] as const;
export type Side = (typeof SIDES)[number];

const StatementId = z
  .string()
  .regex(/^[a-z]+\/[a-z0-9-]+#[a-z0-9-]+$/, 'a statement of another topic is area/topic#statement');

export const FACED = ['tenant', 'landlord', 'worker', 'employer', 'accuser', 'abuser'] as const;
export type Faced = (typeof FACED)[number];

const TopicId = z.string().regex(/^[a-z]+\/[a-z0-9-]+$/);

/** The unit of an answer: a sentence or two that settle one question, and the facts that carry every word of it. */
const Statement = z.strictObject({
  id: Slug,
  of: z.array(FactId).min(1),
  settles: z.array(z.enum(QUESTION_KINDS)).min(1),
  ...Words.shape,
  /** Told to nobody of whom it is known that it does not hold for them. */
  when: When.optional(),
  /** The question as somebody would tap it. */
  ask: Words.optional(),
  /** For somebody of whom more is known: told instead of the general text, the first that fits. */
  variants: z.array(z.strictObject({ when: When, ...Words.shape })).default([]),
  compare: z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(Comparison).default([]),
  ),
  /** What can be worked out of what was told, by rules of `content/sums`; the first that has all it needs is said. */
  sums: z.array(Slug).default([]),
});

export const TopicFile = z.strictObject({
  title: Words,
  /** A few words: what a chat about it is called. */
  label: Words,
  category: z.enum(ISSUE_CATEGORIES),
  facts: z.array(FactId).min(1),
  /** The first is for whoever only tells what happened. */
  statements: z.array(Statement).min(1),
  /** Which of them answer what people ask next, the best first; what another topic says to it is named with that topic. */
  sides: z
    .partialRecord(
      z.enum(SIDES),
      z
        .array(z.union([Slug, StatementId]))
        .min(1)
        .max(3),
    )
    .default({}),
  /** Something we know to ask about and do not state, with the page that answers it. */
  open: z.array(z.strictObject({ question: Words, link: Link })).default([]),
  gather: z.array(Words).default([]),
  steps: z.array(Words).default([]),
  /** The help that it is all about: known without being told. */
  programme: z.enum(PROGRAMMES).optional(),
  /** A rule, or one way of counting it: `DL25` or `DL25:malpractice`. With `?` it is counted if its day is told, and not asked for; with `!` only where what is told names its time. */
  deadlines: z.array(z.string().regex(/^DL\d{2,3}(?::[a-z0-9-]+)?[?!]?$/)).default([]),
  documents: z.array(Slug).default([]),
  /** Places of `content/help`, by id. */
  help: z.array(Slug).default([]),
  related: z.array(TopicId).default([]),
  /** Whom the person that it is written to has on the other side: an owner a tenant, a tenant a landlord; who is accused whoever says so, who is hurt whoever did it. Written to everybody without it. */
  facing: z.enum(FACED).optional(),
  /** What is told instead to whoever a rule of this topic does not hold for. */
  elsewhere: TopicId.optional(),
  /** Not for whoever has told this: a case about rent is none for a holdover. What stands under `elsewhere` is told instead. */
  unless: When.optional(),
});
type TopicFile = z.infer<typeof TopicFile>;

/** With its id made whole: `housing/security-deposit-return#time`. */
export type Statement = TopicFile['statements'][number] & { readonly topicId: string };

/** `id` is `category/file-name`. */
export type Topic = Omit<TopicFile, 'facts' | 'statements' | 'help' | 'sides'> & {
  readonly id: string;
  readonly facts: readonly Fact[];
  readonly statements: readonly Statement[];
  readonly help: readonly Place[];
  readonly sides: Readonly<Partial<Record<Side, readonly Statement[]>>>;
};
