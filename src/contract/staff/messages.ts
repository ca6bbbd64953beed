import { SUPPORT_MESSAGE_MAX } from '#domain/limits.ts';
import { PERIODS } from '#domain/staff/staff-period.ts';
import { SUPPORT_STATUSES } from '#domain/support.ts';
import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Done, Id, optional, Timestamp } from '#contract/fields.ts';
import { pageOf, paging, Search } from '#contract/paging.ts';

/** A message from the contact form. */
export const SupportMessage = z.object({
  id: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  contactMethods: z.array(z.enum(['email', 'phone', 'text'])),
  status: z.enum(SUPPORT_STATUSES),
  /** Who of staff has taken it on. */
  assignee: z.object({ name: z.string(), isMe: z.boolean() }).nullable(),
  createdAt: Timestamp,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

const SupportReply = z.object({
  id: z.string(),
  text: z.string(),
  /** Null when that account is gone. */
  staffName: z.string().nullable(),
  createdAt: Timestamp,
});

/**
 * An answer that somebody marked wrong: what they told us about it, what it cited, and those of its statements that are
 * our own text. The rest of the answer can repeat what the user wrote, and the chat is theirs: neither is here.
 */
export const WrongAnswer = z.object({
  messageId: z.string(),
  reason: z.string().nullable(),
  ratedAt: Timestamp,
  reviewedAt: Timestamp.nullable(),
  statements: z.array(z.object({ topic: z.string(), text: z.string() })),
  sources: z.array(z.object({ title: z.string(), citation: z.string(), url: z.string(), checked: z.string() })),
});
export type WrongAnswer = z.infer<typeof WrongAnswer>;

/** Whether answers get better, and which of our own statements stand most often in those that were marked wrong. */
export const WrongTrend = z.object({
  step: z.enum(['day', 'week', 'month']),
  series: z.array(z.object({ start: z.string(), wrong: z.number(), right: z.number() })),
  statements: z.array(z.object({ topic: z.string(), text: z.string(), count: z.number() })),
});
export type WrongTrend = z.infer<typeof WrongTrend>;

const wordsOr = (error: string) =>
  z
    .string({ error })
    .trim()
    .min(1)
    .max(SUPPORT_MESSAGE_MAX, { error: `Please use at most ${SUPPORT_MESSAGE_MAX} characters` });

export const staffMessages = {
  staffListMessages: callable({
    access: 'staff',
    summary: "The contact form's messages, by status.",
    input: z.object({
      ...paging(['createdAt', 'email', 'status']),
      search: Search,
      status: optional(z.enum(SUPPORT_STATUSES)),
      assigned: optional(z.enum(['me', 'nobody'])),
    }),
    output: pageOf(SupportMessage),
  }),
  staffGetMessage: callable({
    access: 'staff',
    summary: 'One message from the contact form, with what staff answered.',
    input: z.object({ messageId: Id }),
    output: z.object({ message: SupportMessage, replies: z.array(SupportReply), notes: z.array(SupportReply) }),
  }),
  staffSetMessageStatus: callable({
    access: 'staff',
    summary: 'Says how far a message is.',
    input: z.object({ messageId: Id, status: z.enum(SUPPORT_STATUSES, { error: 'Unknown status' }) }),
    output: Done,
  }),
  staffTakeMessage: callable({
    access: 'staff',
    summary: 'Takes a message on, also from somebody else of staff, or gives it back.',
    input: z.object({ messageId: Id, isMine: z.boolean({ error: 'isMine must be true or false' }) }),
    output: Done,
  }),
  staffNoteMessage: callable({
    access: 'staff',
    summary: 'Adds a note for staff alone to a message.',
    input: z.object({ messageId: Id, text: wordsOr('Please write a note') }),
    output: Done,
  }),
  staffReplyToMessage: callable({
    access: 'staff',
    summary: 'Answers a message by mail, keeps the answer, and marks the message as answered.',
    input: z.object({
      messageId: Id,
      text: wordsOr('Please write an answer'),
    }),
    output: Done,
  }),
  staffListWrongAnswers: callable({
    access: 'staff',
    summary: 'Answers that users marked wrong, without the chat around them.',
    input: z.object({ ...paging(['ratedAt']), state: optional(z.enum(['new', 'reviewed'])) }),
    output: pageOf(WrongAnswer),
  }),
  staffGetWrongTrend: callable({
    access: 'staff',
    summary: 'How many answers were marked wrong over time, and our own statements that stand in them most often.',
    input: z.object({ period: z.enum(PERIODS, { error: 'Unknown period' }) }),
    output: WrongTrend,
  }),
  staffReviewAnswer: callable({
    access: 'staff',
    summary: 'Marks a report on an answer as dealt with, or takes that back.',
    input: z.object({ messageId: Id, reviewed: z.boolean({ error: 'reviewed must be true or false' }) }),
    output: Done,
  }),
};
