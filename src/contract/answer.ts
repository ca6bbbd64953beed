import * as z from 'zod';

/** What a numbered citation in an answer stands on. */
export const AnswerSource = z.object({
  number: z.number(),
  title: z.string(),
  citation: z.string(),
  url: z.string(),
  /** The day somebody last compared the statement with its source. */
  checked: z.iso.date(),
  caution: z.string().optional(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/** A day that was counted in an answer: from the same rule, variant and trigger it can be counted again. */
export const AnswerDeadline = z.object({
  rule: z.string(),
  variant: z.string(),
  triggerDate: z.iso.date(),
  /** Which of the rule's dates it is. */
  date: z.string(),
  /** What the day means, in the language of the chat. */
  label: z.string(),
  /** The day in words, such as "Monday, November 16, 2026". */
  day: z.string(),
  iso: z.iso.date(),
});
export type AnswerDeadline = z.infer<typeof AnswerDeadline>;

/** Something to tap under an answer: `message` is sent as an ordinary message. `date`: the page offers a date picker. */
export const Choice = z.object({ label: z.string(), message: z.string(), kind: z.literal('date').optional() });
export type Choice = z.infer<typeof Choice>;

/** A day that counts in an answer. How many days are left is counted when it is read. */
export const CardDay = z.object({
  rule: z.string(),
  variant: z.string(),
  triggerDate: z.iso.date(),
  label: z.string(),
  day: z.string(),
  iso: z.iso.date(),
  means: z.enum(['by', 'earliest', 'after']),
  /** The other side's time. */
  isTheirs: z.boolean(),
});
export type CardDay = z.infer<typeof CardDay>;

/** Something of an answer that is one tap away; `note` tells what is in it. */
export const Fold = z.object({
  kind: z.enum(['law', 'working', 'open', 'gather', 'steps', 'help']),
  title: z.string(),
  html: z.string(),
  note: z.string().optional(),
});
export type Fold = z.infer<typeof Fold>;

/** The same words as `content`, in their parts. Everything that is not named text is sanitized HTML. */
export const AnswerCard = z.object({
  lead: z.string(),
  answer: z.string(),
  days: z.array(CardDay),
  step: z.string().nullable(),
  question: z.string().nullable(),
  folds: z.array(Fold),
  closing: z.string(),
});
export type AnswerCard = z.infer<typeof AnswerCard>;
