import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import * as z from 'zod';
import { callable } from './callable.ts';
import { Language, optional } from './fields.ts';

/** One way in which a rule can apply, with the questions whose answers it is counted from. */
const DeadlineVariant = z.object({
  id: z.string(),
  when: z.string(),
  ask: z.string(),
  askDays: z.string().nullable(),
  askLimit: z.string().nullable(),
});

export const DeadlineRule = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(ISSUE_CATEGORIES),
  who: z.string(),
  law: z.string(),
  link: z.string().nullable(),
  /** Empty where the time is not certain enough to be counted; `open` then says what has to be found out. */
  variants: z.array(DeadlineVariant),
  open: z.array(z.object({ question: z.string(), link: z.string().nullable() })),
});
export type DeadlineRule = z.infer<typeof DeadlineRule>;

const Day = z.iso.date({ error: 'Please give a day.' });

export const deadlines = {
  listDeadlineRules: callable({
    access: 'public',
    summary: 'Every deadline rule, with the questions it asks.',
    input: z.object({ language: optional(Language) }),
    output: z.object({ rules: z.array(DeadlineRule) }),
  }),
  countDeadline: callable({
    access: 'public',
    summary: 'Counts a deadline by its rule: the days, the working, what was assumed, and a calendar file.',
    input: z.object({
      rule: z.string({ error: 'Malformed rule' }).max(10),
      variant: z.string({ error: 'Malformed variant' }).max(60),
      triggerDate: Day,
      days: optional(z.int({ error: 'Please give the number of days.' })),
      limitDate: optional(Day),
      language: optional(Language),
    }),
    output: z.object({
      dates: z.array(z.object({ label: z.string(), day: z.string(), iso: z.iso.date() })),
      /** Sanitized HTML: the days with their working, assumption and warnings. */
      html: z.string(),
      /** Where the same days can be had as a calendar file. */
      calendarUrl: z.string(),
    }),
  }),
};
