import { WEEKEND_RULES, type Period } from '#domain/deadlines/deadline.ts';
import { DATED_EVENTS } from '#domain/matter/case-file.ts';
import { HOLIDAY_CALENDARS } from '#domain/deadlines/holiday.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import * as z from 'zod';
import { When } from '../knowledge/topic.ts';
import { parsePeriod } from './parse-period.ts';
import { Words } from '../content/words.ts';

const text = z.string().trim().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and hyphens');
const Link = z.url({ protocol: /^https?$/ });
const Day = z.iso.date();

/** The length of time that somebody's papers give, where no law fixes it: the person is asked for it. */
export const ASKED = 'the asked days';

const PeriodText = text.transform((value, context): Period | typeof ASKED => {
  const period = value === ASKED ? ASKED : parsePeriod(value);
  if (period !== null) return period;
  context.addIssue({ code: 'custom', message: `"${value}" is no period: write "20 days", "4 months" or "${ASKED}"` });
  return z.NEVER;
});

/** One stretch of time. `why` is there when it is more than the time that the law gives. */
const Stretch = z.strictObject({ period: PeriodText, why: Words.optional(), law: text.optional() });

/**
 * What the date means. `by`: the last day to do it. `earliest`: it cannot happen before that day.
 * `after`: it can happen only once that day is over.
 */
const DateMeaning = z.enum(['by', 'earliest', 'after']);

export const RuleDate = z.strictObject({
  id: Slug,
  what: Words,
  means: DateMeaning.default('by'),
  direction: z.enum(['after', 'before']).default('after'),
  count: z.array(Stretch).min(1),
  weekends: z.enum(WEEKEND_RULES),
  /** Why the last day moves, where it is not General Construction Law § 25-a. */
  weekendsLaw: text.optional(),
});
export type RuleDate = z.infer<typeof RuleDate>;

/** A second clock: whichever runs out first ends the time. Without periods the date itself is the end. */
const Limit = z.strictObject({
  ask: Words,
  count: z.array(Stretch).default([]),
  /** Said when the date is not known. */
  unknown: Words,
});

export const Variant = z.strictObject({
  id: Slug,
  /** What the day is on which the clock starts: it is never counted from anything else. */
  event: z.enum(DATED_EVENTS),
  /** That day never comes before this one, which people know sooner: counted from here, the result is safe, if perhaps too early. */
  notBefore: z.enum(DATED_EVENTS).optional(),
  /** What has to be known about the person before it is counted for them. */
  needs: When.default({}),
  /** When this is the one that applies: "It was handed to me". */
  when: Words,
  /** Beginnings of words by which people tell that it is this one: "slipp", "crash". */
  signs: z.array(text).default([]),
  /** Whoever says one of these has a time that has not begun: "they never gave me the form". */
  unlessSaid: z.array(text).default([]),
  /** The question whose answer starts the clock. */
  ask: Words,
  askDays: Words.optional(),
  /** Trigger dates for which the law gives this time. */
  onOrAfter: Day.optional(),
  before: Day.optional(),
  law: text.optional(),
  link: Link.optional(),
  calendar: z.enum(HOLIDAY_CALENDARS).default('new-york'),
  dates: z.array(RuleDate).min(1),
  limit: Limit.optional(),
  assumes: Words,
});
export type Variant = z.infer<typeof Variant>;

export const Rule = z.strictObject({
  id: z.string().regex(/^DL\d{2,3}$/, 'a deadline rule is called DL01'),
  title: Words,
  category: z.enum(ISSUE_CATEGORIES),
  /** The person's own time, or that of the other side: their missed day is nobody else's loss. */
  whose: z.enum(['yours', 'theirs']),
  /** Whose time it is, in words. */
  who: Words,
  law: text,
  link: Link.optional(),
  /** Not counted for whoever is known to be in this case. */
  unless: When.optional(),
  /** Whoever says one of these words has another time: "it was an MTA bus". */
  instead: z.strictObject({ signs: z.array(text).min(1), rules: z.array(text).min(1) }).optional(),
  /** Empty while nothing about the time is certain enough to be counted. */
  variants: z.array(Variant),
  warning: Words.optional(),
  notes: z.array(Words).default([]),
  /** Not settled: shown as a question, never counted. */
  open: z.array(z.strictObject({ question: Words, link: Link.optional() })).default([]),
  confidence: z.enum(['official', 'secondary', 'partial', 'knowledge']),
  checked: Day,
});
export type Rule = z.infer<typeof Rule>;
