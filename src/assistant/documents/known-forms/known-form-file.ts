import * as z from 'zod';
import { DOCUMENT_KINDS, FIELD_TYPES, STEP_ACTIONS } from '#domain/documents/definition.ts';
import { WRITINGS } from '#domain/documents/template/write-part.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';

const text = z.string().trim().min(1);
/** Each sentence stands in both languages, side by side. */
const Both = z.strictObject({ en: text, es: text });

const Fill = z.union([
  text,
  z.strictObject({
    field: text,
    writes: z.enum(WRITINGS).optional(),
    ticks: text.optional(),
    /** Of a list of the PDF: its values are the codes of the states, or our labels in capitals. */
    values: z.enum(['codes', 'capitals']).optional(),
  }),
]);

const Option = z.strictObject({
  id: text,
  ...Both.shape,
  ticks: z.array(text).optional(),
  sets: z.record(text, text).optional(),
  /** Of a value that is a paragraph: how it begins. */
  setsBeginning: z.record(text, text).optional(),
});

const Column = z.strictObject({
  id: text,
  ...Both.shape,
  type: z.enum(FIELD_TYPES),
  max: z.number().optional(),
  writes: z.enum(WRITINGS).optional(),
  /** One field of the PDF for each row. */
  fills: z.array(text).min(1),
});

const Question = z.strictObject({
  id: text,
  ask: Both,
  label: Both,
  why: Both,
  type: z.enum(FIELD_TYPES),
  fills: z.array(Fill).optional(),
  options: z.array(Option).optional(),
  from: z.enum(['counties', 'states']).optional(),
  columns: z.array(Column).optional(),
  item: Both.optional(),
  most: z.number().optional(),
  max: z.number().optional(),
  optional: z.boolean().optional(),
  prefill: text.optional(),
  day: z.enum(['past', 'future']).optional(),
  when: z.record(text, z.union([text, z.array(text)])).optional(),
});

/** A file of `content/official-forms`: our questions for a PDF that staff add themselves. */
export const KnownFormFile = z.strictObject({
  office: text,
  link: z.url({ protocol: /^https$/ }),
  knownBy: text,
  title: Both,
  category: z.enum(ISSUE_CATEGORIES),
  kind: z.enum(DOCUMENT_KINDS),
  summary: Both,
  purpose: Both,
  notFor: z.array(Both).min(1),
  law: z.array(z.strictObject({ name: text, link: text })).min(1),
  ask: z.array(text).min(1),
  pide: z.array(text).min(1),
  topics: z.array(text).optional(),
  replaces: text.optional(),
  sections: z.array(z.strictObject({ title: Both, questions: z.array(Question).min(1) })).min(1),
  steps: z
    .array(
      z.strictObject({
        do: z.enum(STEP_ACTIONS),
        ...Both.shape,
        link: text.optional(),
        linkText: text.optional(),
      }),
    )
    .min(1),
});
export type KnownFormFile = z.infer<typeof KnownFormFile>;
export type KnownQuestion = z.infer<typeof Question>;
