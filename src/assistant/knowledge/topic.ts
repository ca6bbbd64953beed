import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import * as z from 'zod';

const text = z.string().trim().min(1);
const FactId = z.string().regex(/^[A-Z]{1,2}\d{2}$/, 'a fact id looks like H02');
const Link = z.url({ protocol: /^https?$/ });
const Day = z.iso.date();

/** A statement of law with its proof. `changed` is there when it changed recently: it is shown with a warning. */
const Fact = z.strictObject({
  id: FactId,
  says: text,
  dice: text.optional(),
  law: text,
  link: Link,
  confidence: z.enum(['official', 'secondary', 'partial', 'knowledge']),
  asOf: text,
  checked: Day,
  caution: text.optional(),
  changed: text.optional(),
});
export type Fact = z.infer<typeof Fact>;

/** Something we know to ask about and do not state: shown as a question, with the page that answers it. */
const OpenQuestion = z.strictObject({ id: FactId, question: text, link: Link });

export const Topic = z.strictObject({
  title: text,
  category: z.enum(ISSUE_CATEGORIES),
  /** How people ask, in their own words; each gets a vector of its own. */
  ask: z.array(text).min(6),
  pregunta: z.array(text).min(3),
  facts: z.array(Fact).min(1),
  open: z.array(OpenQuestion).default([]),
  clarify: z
    .array(z.strictObject({ slot: text, question: text, why: text }))
    .max(4)
    .default([]),
  gather: z.array(text).default([]),
  steps: z.array(text).default([]),
  deadlines: z.array(z.string().regex(/^DL\d{2}$/)).default([]),
  documents: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
  help: z.array(z.strictObject({ name: text, how: text, link: Link.optional() })).default([]),
  related: z.array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/)).default([]),
});
export type TopicHeader = z.infer<typeof Topic>;

/** `id` is `category/file-name`; the answers are sentences, each with the facts that carry it. */
export type Topic = TopicHeader & {
  readonly id: string;
  readonly answer: readonly Sentence[];
  readonly respuesta: readonly Sentence[];
};
export type Sentence = { readonly text: string; readonly facts: readonly string[] };
