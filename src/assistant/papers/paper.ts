import { AMOUNT_ROLES, DATED_EVENTS, PAPER_KINDS } from '#domain/matter/case-file.ts';
import * as z from 'zod';
import { Words } from '../content/words.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and hyphens');
const Flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false);
const Signs = z.strictObject({
  titles: z.array(z.string()).min(1),
  phrases: z.array(z.string()).min(3),
  against: z.array(z.string()).default([]),
});

/** What our drawing of it shows: words on top, then parts from top to bottom. */
const Picture = z.strictObject({
  band: z.string().optional(),
  heading: z.array(z.string()).default([]),
  title: z.array(z.string()).min(1),
  tag: z.string().optional(),
  parts: z.array(
    z.union([
      z.enum(['lines', 'caption', 'signature', 'seal', 'table', 'slip', 'numbered']),
      z.string().regex(/^box:.+/),
    ]),
  ),
});

const Id = z.enum(PAPER_KINDS);

/** A word that people use for several papers: known to the conversation, never read off a photo. */
const General = z.strictObject({ id: Id, name: Words, choice: Words.optional(), isFamily: z.literal('true') });

/** One kind of paper, in `content/papers`. The law itself stands in its topic and its rule, and nowhere here. */
export const Paper = z.strictObject({
  id: Id,
  name: Words,
  /** As it is offered where the conversation asks which paper it is. */
  choice: Words.optional(),
  /** What sets it apart from its neighbours. */
  line: Words,
  isFake: Flag,
  isUrgent: Flag,
  is: Words,
  isNot: Words,
  starts: Words,
  first: Words,
  /** What happened on the day from which its time runs. */
  event: z.enum(DATED_EVENTS).optional(),
  rule: z
    .string()
    .regex(/^DL\d{2,3}$/)
    .optional(),
  topic: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/),
  documents: z.array(Slug).default([]),
  help: z.array(Slug).min(1),
  dates: z.array(z.enum([...DATED_EVENTS, 'answer-due'])),
  amount: z.enum(AMOUNT_ROLES).optional(),
  /** How it reached the person decides the day. */
  wantsService: Flag,
  signs: Signs,
  picture: Picture,
});
export type Paper = z.infer<typeof Paper>;
export type PaperWord = z.infer<typeof General>;

export const PaperFile = z.array(z.union([General, Paper]));
